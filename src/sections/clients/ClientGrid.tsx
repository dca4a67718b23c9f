import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/layout";
import { ClientCard } from "./ClientCard";

const styles = {
  grid: css({
    display: "grid",
    gap: "clamp(0.5rem, 1.2vw, 1rem)",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  }),
};

export interface ClientGridProps {
  clients: readonly Queries.ClientForWallFragment[];
}

/** Every client as a card that flips: two columns on small screens, five on large ones. */
export default function ClientGrid({ clients }: ClientGridProps) {
  return (
    <ul css={styles.grid}>
      {clients.map((client) => (
        <li key={client.slug}>
          <ClientCard client={client} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ClientForWall on Client {
    position
    slug
    name
    industry
    svg {
      aspectRatio
    }
  }
`;
