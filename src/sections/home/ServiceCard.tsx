import { css } from "@emotion/react";
import { ButtonLink } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { LoopVideo } from "../../components/LoopVideo/LoopVideo";
import { colors } from "../../theme/colors";
import { media, radius, space } from "../../theme/layout";
import { type } from "../../theme/type";

/** From the edge of the content to the edge of the window. */
const BLEED = `calc(-1 * max(${space.gutter}, (100vw - ${space.content}) / 2))`;

const card = css({
  display: "grid",
  gap: "1.75rem",
  alignItems: "center",
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: "clamp(2rem, 6vw, 6rem)" },
});
const mirrored = css({ [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } });
const film = css({
  aspectRatio: "16 / 10",
  margin: `0 calc(-1 * ${space.gutter})`,
  [media.wide]: { margin: 0, aspectRatio: "4 / 5" },
  [media.desktop]: { aspectRatio: "16 / 10" },
});
const right = css({
  [media.wide]: { order: 1, marginRight: BLEED, borderRadius: `${radius.card} 0 0 ${radius.card}` },
});
const left = css({ [media.wide]: { marginLeft: BLEED, borderRadius: `0 ${radius.card} ${radius.card} 0` } });
const numeral = css({ ...type.numeral, color: colors.marigold, fontSize: "1rem" });
const title = css({ ...type.h2, marginTop: "0.75rem", fontSize: "clamp(1.875rem, 1.2rem + 2.2vw, 3rem)" });
const tagline = css({ ...type.lead, marginTop: "1rem", fontWeight: 600 });
const text = css({ marginTop: "0.75rem", maxWidth: "46ch", color: colors.haze });
const icons = css({ display: "flex", flexWrap: "wrap", gap: "0.875rem", margin: "1.5rem 0 2rem", color: colors.haze });

export interface ServiceCardProps {
  service: Queries.HomeServiceForHomeFragment;
  /** Place in the list, from 1; even ones are mirrored. */
  number: number;
}

/** One service: its film at the edge of the window, its words beside it. */
export function ServiceCard({ service, number }: ServiceCardProps) {
  const { anchor, page, video, poster } = service;
  const isMirrored = number % 2 === 0;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-title`} css={[card, isMirrored && mirrored]}>
      <LoopVideo
        css={[film, isMirrored ? left : right]}
        video={video}
        poster={poster}
        sizes="(max-width: 767.98px) 100vw, 58vw"
        subject={`${service.title} video`}
      />
      <div>
        <p css={numeral} aria-hidden="true">
          {String(number).padStart(2, "0")}
        </p>
        <h3 id={`${anchor}-title`} css={title}>
          {service.title}
        </h3>
        <p css={tagline}>{service.tagline}</p>
        <p css={text}>{service.content}</p>
        <div css={icons}>
          {service.icons.map((icon) => (
            <Icon key={icon} name={`duo-${icon}`} size={32} />
          ))}
        </div>
        {/* Search engines go by a link's text; its name stays the short one, described by the heading. */}
        <ButtonLink href={page.path} aria-label="Read More" aria-describedby={`${anchor}-title`}>
          <span>Read More</span>
          <span className="visually-hidden">{` about ${service.title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
