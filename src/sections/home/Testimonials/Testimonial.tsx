import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { StarRating } from "../../../components/StarRating/StarRating";
import { color } from "../../../theme/color";
import { borderlessCard, media } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { truncate } from "../../../utils/truncate";
import { homeMessages } from "$messages/home";

/** How many characters of a review its card shows, so that all cards are about as high. */
const REVIEW_LENGTH = 100;

const styles = {
  card: css({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    ...borderlessCard,
    overflow: "hidden",
    background: color.raised,
  }),
  portrait: css({
    "& img": { width: "100%", aspectRatio: "8 / 7", objectFit: "cover", objectPosition: "top" },
    [media.small]: { "& img": { aspectRatio: "3 / 2" } },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    gap: "1rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem)",
  }),
  stars: css({ color: color.accent }),
  review: css({ ...typography.lead, fontFamily: "inherit", fontWeight: 500, lineHeight: 1.4 }),
  // Only hidden without JavaScript: on paper, the full text in `noscript` is missing.
  cut: css({ [media.noScript]: { display: "none" } }),
  person: css({ ...typography.small, marginTop: "auto", color: color.muted }),
  name: css({ display: "block", color: color.text, fontSize: typography.text.fontSize, fontWeight: 600 }),
};

export interface TestimonialProps {
  testimonial: Queries.TestimonialForHomeFragment;
}

/** A client's review: the start of it, or without JavaScript all of it. */
export function Testimonial({ testimonial }: TestimonialProps) {
  return (
    <figure css={styles.card}>
      <div css={styles.portrait} data-print="hide">
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

export const fragment = graphql`
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
          gatsbyImageData(width: 1024, breakpoints: [512, 1024], formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
