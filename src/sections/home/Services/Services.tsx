import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Reveal } from "../../../components/Reveal/Reveal";
import { posterHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { media, motion, swipeRow } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { ServiceCard } from "./ServiceCard";

const styles = {
  // Stops a long word from making every card wider than the window.
  list: css({
    display: "grid",
    gap: "clamp(1rem, 4vw, 3.5rem)",
    overflowWrap: "anywhere",
    [media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
};

/** Five services. Each fades in with its film, and the films bleed off alternate edges. */
export default function Services({ items, ...header }: ListSectionProps<Queries.HomeServiceForHomeFragment>) {
  return (
    <Section id="services" colorScheme="ink" layout={posterHeading} {...header}>
      <div css={[styles.list, swipeRow]}>
        {items.map((service, index) => (
          <Reveal key={service.anchor} effect="fade" {...motion.serviceCardFade}>
            <ServiceCard service={service} number={index + 1} />
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment HomeServiceForHome on HomeService {
    anchor
    page {
      path
    }
    title
    tagline
    content
    colorScheme
    icons
    video {
      ...VideoFilesForFilm
    }
    poster {
      ...IllustrationForCard
    }
  }
`;
