import { css } from "@emotion/react";
import { ButtonLink } from "../../components/Button/Button";
import { PORTFOLIO_PAGE_SIZE, portfolioPagePath } from "../../constants/portfolio";
import { t } from "../../messages/t";
import { GROUP_GAP } from "./grid";
import { Reels, type ReelsProps } from "./reels/Reels";
import { Websites, type WebsitesProps } from "./Websites";

const styles = {
  next: css({ marginTop: GROUP_GAP, textAlign: "center" }),
  group: css({ marginTop: GROUP_GAP }),
};

export interface WithoutScriptProps extends ReelsProps, WebsitesProps {
  /** How many images aren't on this page. */
  imagesLeft: number;
}

/** What the button for more would show, without JavaScript: a link to the next images, and all reels and websites. */
export function WithoutScript({ imagesLeft, reels, websites }: WithoutScriptProps) {
  return (
    <noscript>
      {imagesLeft > 0 && (
        <p css={styles.next}>
          <ButtonLink href={portfolioPagePath("all", 2)} variant="inverse">
            {t("showMore", { count: Math.min(imagesLeft, PORTFOLIO_PAGE_SIZE) })}
          </ButtonLink>
        </p>
      )}
      {reels.length > 0 && (
        <div css={styles.group}>
          <Reels reels={reels} />
        </div>
      )}
      {websites.length > 0 && (
        <div css={styles.group}>
          <Websites websites={websites} />
        </div>
      )}
    </noscript>
  );
}
