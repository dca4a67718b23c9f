import { css } from "@emotion/react";
import { ButtonLink } from "../../../components/Button/Button";
import { portfolioPagePath } from "../../../constants/portfolio";
import { typography } from "../../../theme/typography";
import { t } from "../../../messages/t";
import { FILTERS } from "../filter/filters";
import { GROUP_GAP } from "../grid";
import { ImageItems } from "./ImageItems";

const styles = {
  type: css({ ...typography.lead, marginBottom: "1.5rem" }),
  links: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "1rem",
    marginTop: GROUP_GAP,
  }),
};

export interface ImagesPageProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** The type of the images, or all. */
  filter: string;
  /** From 1. */
  number: number;
  pages: number;
}

/** One page of the portfolio's images, with links to the pages before and after it. */
export function ImagesPage({ images, filter, number, pages }: ImagesPageProps) {
  return (
    <>
      {filter !== "all" && <p css={styles.type}>{FILTERS.find(({ type }) => type === filter)?.label}</p>}
      <ImageItems images={images} featured={false} />
      <nav aria-label={t("works.pages")} css={styles.links}>
        {number > 1 && (
          <ButtonLink href={portfolioPagePath(filter, number - 1)} rel="prev" variant="outline" icon={null}>
            {t("works.previousPage")}
          </ButtonLink>
        )}
        {number < pages && (
          <ButtonLink href={portfolioPagePath(filter, number + 1)} rel="next" variant="inverse">
            {t("works.nextPage")}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
