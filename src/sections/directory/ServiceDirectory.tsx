import { css } from "@emotion/react";
import { useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { color, contentBox, fonts, media, radius, space, typography } from "../../theme";
import { directoryMessages } from "$messages/pages";
import { DirectoryCard } from "./DirectoryCard";
import { ServiceMenu, type ServiceMenuProps } from "./ServiceMenu";
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
      "& > article[data-chosen], &:not([data-ready]) > article:target": { display: "block" },
      // A direct link already shows its service before the script runs.
      "& > article, &:not([data-ready]):has(> article:target) > article[data-chosen]:not(:target)": {
        display: "var(--others, none)",
      },
    },
    // Nothing can be chosen, so all services show.
    [media.noScript]: { "--others": "block" },
  }),
  field: css({ position: "relative", marginBottom: "1.5rem", [media.wide]: { display: "none" } }),
  label: css({ ...typography.kicker, display: "block", marginBottom: "0.5rem" }),
  select: css({
    width: "100%",
    minHeight: 60,
    padding: 0,
    paddingInline: "1.25rem 3.5rem",
    border: `1.5px solid ${color.text}`,
    borderRadius: radius.small,
    background: color.card,
    appearance: "none",
    fontFamily: fonts.display,
    fontSize: "1.125rem",
    fontWeight: 700,
    textOverflow: "ellipsis",
  }),
  caret: css({ position: "absolute", insetInlineEnd: "1.25rem", bottom: 20, pointerEvents: "none" }),
};

/** The dropdown on small screens, which show one service at a time. */
function ServiceSelect({ services, current, onChoose }: ServiceMenuProps) {
  return (
    <div css={styles.field} data-needs-script="">
      <span css={styles.label} aria-hidden="true">
        {directoryMessages.choose}
      </span>
      <select
        css={styles.select}
        aria-label={directoryMessages.choose}
        value={current}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {services.map(({ slug, name }, index) => (
          <option key={slug} value={index}>
            {name}
          </option>
        ))}
      </select>
      <span css={styles.caret}>
        <Icon name="caret-down" />
      </span>
    </div>
  );
}

/** All services: on small screens a dropdown and the chosen one, on others all cards beside a list of them. */
export default function ServiceDirectory({ services }: { services: readonly Queries.PageForDirectoryFragment[] }) {
  const cards = useRef<HTMLDivElement>(null);
  const { current, ready, choose, scrollTo } = useDirectory(services, cards);
  return (
    <div css={styles.directory}>
      <ServiceSelect services={services} current={current} onChoose={choose} />
      <ServiceMenu services={services} current={current} onChoose={scrollTo} />
      <div ref={cards} css={styles.list} data-ready={ready ? "" : undefined}>
        {services.map((service, index) => (
          <DirectoryCard
            key={service.slug}
            service={service}
            chosen={index === current}
            onExplore={() => choose(index)}
          />
        ))}
      </div>
    </div>
  );
}
