import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../../components/Button/Button";
import { Carousel } from "../../../components/Carousel/Carousel";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { Section } from "../../../components/Section/Section";
import { StarRating } from "../../../components/StarRating/StarRating";
import { site } from "../../../site";
import { borderlessCard, color, cropped, media, motion, typography } from "../../../theme";
import { truncate } from "../../../utils/truncate";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";

/** How many cards are side by side. */
const SHOW = { desktop: 3, medium: 2, small: 1 };

/** How many characters of a review its card shows, so that all cards are about as high. */
const REVIEW_LENGTH = 100;

const styles = {
  aside: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.75rem 1.25rem" }),
  rating: css({
    ...typography.h3,
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    fontSize: "1.5rem",
    whiteSpace: "nowrap",
    "& > svg": { color: color.accent },
  }),
  card: css({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    ...borderlessCard,
    overflow: "hidden",
    background: color.card,
    "& img": { ...cropped("8 / 7"), objectPosition: "top" },
    // One at a time: the picture fills what a shorter review leaves free.
    [media.small]: { "& > :first-of-type": { display: "flex", flexGrow: 1 }, "& img": { aspectRatio: "5 / 4" } },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    [media.wide]: { flexGrow: 1 },
    gap: "1rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem)",
  }),
  stars: css({ color: color.accent }),
  review: css({ ...typography.lead, fontWeight: 500, lineHeight: 1.4 }),
  // Only hidden without JavaScript: on paper, the full text in `noscript` is missing.
  cut: css({ [media.noScript]: { display: "none" } }),
  person: css({ ...typography.small, marginTop: "auto", color: color.muted }),
  name: css({ display: "block", color: color.text, fontSize: typography.text.fontSize, fontWeight: 600 }),
};

/** A client's review: the start of it, or without JavaScript all of it. */
function Testimonial({ testimonial }: { testimonial: Queries.TestimonialForHomeFragment }) {
  return (
    <figure css={styles.card}>
      <div data-print="hide">
        <Illustration
          of={testimonial.image}
          // On a phone, the smaller file is sharp enough at any density.
          sizes="(max-width: 767.98px) 10rem, (max-width: 1023.98px) 46vw, 26rem"
        />
      </div>
      <div css={styles.words}>
        <div css={styles.stars}>
          <StarRating rating={testimonial.rating} />
        </div>
        <blockquote css={styles.review}>
          <p css={styles.cut}>{truncate(testimonial.review, REVIEW_LENGTH)}</p>
          <noscript>
            <p>{testimonial.review}</p>
          </noscript>
        </blockquote>
        <figcaption css={styles.person}>
          <span css={styles.name}>{testimonial.name}</span>
          {homeMessages.client({ role: testimonial.role, company: testimonial.company })}
        </figcaption>
      </div>
    </figure>
  );
}

export type TestimonialsProps = ListSectionProps<Queries.TestimonialForHomeFragment> & Queries.HomeTestimonialsFragment;

/** A carousel of client reviews, with the overall rating and a link to become a client. */
export default function Testimonials({ badge, button, items, ...header }: TestimonialsProps) {
  const slides = items.map((testimonial) => ({
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

  fragment TestimonialForHome on Testimonial {
    name
    role
    company
    review
    rating
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1024, breakpoints: [512, 1024], formats: [WEBP])
        }
      }
    }
  }
`;
