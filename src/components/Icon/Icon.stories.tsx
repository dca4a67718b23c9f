import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { OnEveryScheme, Row } from "../../../.storybook/Specimens";
import { typography } from "../../theme";
import { Icon, type IconProps } from "./Icon";
import { UI_ICONS } from "./icon-names";

const meta: Meta<typeof Icon> = { component: Icon };
export default meta;

type Story = StoryObj<typeof meta>;

const serviceIcons = content.home.services.nodes.flatMap(({ icons }) => icons.map((icon) => `duo-${icon}` as const));

const styles = {
  cell: css({ ...typography.small, display: "grid", justifyItems: "center", gap: "0.5rem", width: "8rem" }),
};

const named = (names: readonly IconProps["name"][]) => (
  <Row>
    {names.map((name) => (
      <p key={name} css={styles.cell}>
        <Icon name={name} size={32} />
        {name}
      </p>
    ))}
  </Row>
);

export const Interface: Story = { render: () => named(UI_ICONS) };

/** Named by the content. */
export const OfTheContent: Story = { render: () => named(serviceIcons) };

/** In the colour of the text around it. */
export const Schemes: Story = {
  render: () => <OnEveryScheme>{() => <Icon name="arrow-right" size={40} />}</OnEveryScheme>,
};
