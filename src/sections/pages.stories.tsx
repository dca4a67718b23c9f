import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../.storybook/Specimens";
import ClientGrid from "./clients/ClientGrid";
import { ContactHero as HeroOfContact } from "./contact/ContactHero";
import MapOfOffice from "./contact/OfficeMap";
import ContactHours from "./contact/OpeningHours";
import Directory from "./directory/ServiceDirectory";
import { LegalText as TextOfLegalPage } from "./legal/LegalText";
import { Founder as TeamFounder } from "./team/Founder";
import { ListPage } from "./shared/ListPage";
import Locations from "./shared/Locations";
import { TeamStory as Story } from "./team/TeamStory";
import CaseStudies from "./works/CaseStudies";
import Works from "./works/Portfolio";

const { team, members } = content.team;
const founder = members.nodes.find((member) => member.founder);
const { page, contactPage, offices } = content.contact;

const meta: Meta = {};
export default meta;

export const Clients: StoryObj = {
  render: () => (
    <Padded>
      <ClientGrid clients={content.clients.clients.nodes} />
    </Padded>
  ),
};

export const Portfolio: StoryObj = {
  render: () => (
    <ListPage page={content.works.page} isEmpty={false} none="">
      <Works
        images={content.works.images.nodes}
        websites={content.works.websites.nodes}
        reels={content.works.reels.nodes}
        reelsHeader={content.works.reelsHeader}
      >
        <CaseStudies pages={content.works.caseStudies.nodes} />
      </Works>
    </ListPage>
  ),
};

export const ServiceDirectory: StoryObj = {
  render: () => <Directory services={content.services.services.nodes} />,
};

export const ContactHero: StoryObj = { render: () => <HeroOfContact page={page} /> };
export const OpeningHours: StoryObj = { render: () => <ContactHours {...contactPage.hours} /> };
export const Offices: StoryObj = {
  render: () => <Locations id="offices" kicker={null} {...contactPage.offices} items={offices.nodes} withPhones />,
};
/** Asks before it contacts the map's host. */
export const OfficeMap: StoryObj = { render: () => <MapOfOffice {...contactPage.map} /> };

export const Founder: StoryObj = { render: () => <>{founder && <TeamFounder member={founder} />}</> };
export const TeamStory: StoryObj = {
  render: () => <Story team={team} members={members.nodes.filter((member) => member !== founder)} />,
};

export const LegalText: StoryObj = {
  render: () => (
    <>
      {content.legal.slice(0, 1).map((legal) => (
        <TextOfLegalPage key={legal.page.path} text={legal.page} />
      ))}
    </>
  ),
};
