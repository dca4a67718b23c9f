import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { OnEveryScheme, Row } from "../../../.storybook/Specimens";
import { SpriteLogo } from "./SpriteLogo";
import { clientLogoHref, partnerLogoHref } from "./sprites";

const meta: Meta<typeof SpriteLogo> = { component: SpriteLogo };
export default meta;

type Story = StoryObj<typeof meta>;

/** Different shapes, each with the same area. */
export const Clients: Story = {
  render: () => (
    <Row>
      {content.clients.clients.nodes.map((client) => (
        <SpriteLogo key={client.slug} href={clientLogoHref(client)} name={client.name} {...client.svg} />
      ))}
    </Row>
  ),
};

export const Schemes: Story = {
  render: () => (
    <OnEveryScheme>
      {() =>
        content.home.partners.nodes.map((partner) => (
          <SpriteLogo key={partner.name} href={partnerLogoHref(partner)} name={partner.image.alt} {...partner.svg} />
        ))
      }
    </OnEveryScheme>
  ),
};
