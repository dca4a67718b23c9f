import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { ButtonLink } from "../../../components/Button/Button";
import { Carousel } from "../../../components/Carousel/Carousel";
import { Icon } from "../../../components/Icon/Icon";
import { site } from "../../../site";
import { color } from "../../../theme/color";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { typography } from "../../../theme/typography";
import { Testimonial } from "./Testimonial";

/** How many cards are side by side. */
const SHOW = { desktop: 3, medium: 2, small: 1 };

const styles = {
  aside: css({
    display: "grid",
    gap: "0.75rem",
    justifyItems: "start",
    [media.desktop]: { justifyItems: "end" },
  }),
  rating: css({
    ...typography.h3,
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    fontSize: "1.5rem",
    whiteSpace: "nowrap",
    "& > svg": { color: color.accent },
  }),
};

export interface TestimonialsProps extends Queries.HomeTestimonialsFragment {
  testimonials: readonly Queries.TestimonialForHomeFragment[];
}

/** A carousel of client reviews, with the overall rating and a link to become a client. */
export default function Testimonials({ badge, button, testimonials, ...header }: TestimonialsProps) {
  const slides = testimonials.map((testimonial) => ({
    key: testimonial.name,
    content: <Testimonial testimonial={testimonial} />,
  }));
  return (
    <Section
      id="testimonials"
      colorScheme="lilac"
      {...header}
      action={
        <div css={styles.aside}>
          <p css={styles.rating}>
            <Icon name="star" size={24} />
            {badge}
          </p>
          <ButtonLink href={site.paths.contact} variant="inverse">
            {button}
          </ButtonLink>
        </div>
      }
    >
      <Carousel label={header.heading} slides={slides} show={SHOW} {...motion.carousels.testimonials} />
    </Section>
  );
}

export const fragment = graphql`
  fragment HomeTestimonials on HomeTestimonials {
    kicker
    heading
    intro
    badge
    button
  }
`;
