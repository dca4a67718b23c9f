import { css } from "@emotion/react";
import { useRef } from "react";
import { contentBox } from "../../theme/boxes";
import { media, space } from "../../theme/layout";
import { DirectoryCard } from "./DirectoryCard";
import { ServiceMenu } from "./ServiceMenu";
import { ServiceSelect } from "./ServiceSelect";
import { useDirectory } from "./useDirectory";

const styles = {
  directory: css({
    ...contentBox,
    padding: `clamp(2rem, 5vw, 5rem) ${space.gutter} ${space.section}`,
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(13rem, 17rem) minmax(0, 1fr)",
      columnGap: "clamp(1.5rem, 4vw, 4rem)",
    },
  }),
  list: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "clamp(1.5rem, 3vw, 2.5rem)",
    [media.small]: {
      "& > article": { display: "none" },
      "& > article[data-chosen], &:not([data-ready]) > article:target": { display: "block" },
      // A direct link already shows its service before the script runs.
      "&:not([data-ready]):has(> article:target) > article[data-chosen]:not(:target)": { display: "none" },
    },
  }),
};

/** On small screens the dropdown doesn't work without JavaScript, so all services show. */
const NO_SCRIPT = `${media.small}{[data-directory] article{display:block!important}[data-select]{display:none!important}}`;

/**
 * All services. Small screens show a dropdown and the chosen service. Larger ones show every card, beside a list that
 * scrolls to the cards and follows the scroll position.
 */
export default function ServiceDirectory({ services }: { services: readonly Queries.PageForDirectoryFragment[] }) {
  const cards = useRef<HTMLDivElement>(null);
  const { current, ready, choose, scrollTo } = useDirectory(services, cards);
  return (
    <div css={styles.directory}>
      <ServiceSelect services={services} current={current} onChoose={choose} />
      <ServiceMenu services={services} current={current} onChoose={scrollTo} />
      <div ref={cards} css={styles.list} data-directory="" data-ready={ready ? "" : undefined}>
        {services.map((service, index) => (
          <DirectoryCard
            key={service.slug}
            service={service}
            chosen={index === current}
            onExplore={() => choose(index)}
          />
        ))}
      </div>
      <noscript>
        <style>{NO_SCRIPT}</style>
      </noscript>
    </div>
  );
}
