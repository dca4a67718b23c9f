import { graphql, type PageProps } from "gatsby";
import { Founder } from "../sections/team/Founder";
import { TeamHeader } from "../sections/team/TeamHeader";
import { TeamStory } from "../sections/team/TeamStory";
import { introSeo, Seo } from "../seo/Seo";

/** /team: the founder, the team's story, and any other members in the data. */
export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { page, team, members } = data;
  if (!page || !team) throw new Error("Missing: team in data/page-intros.json, or data/team.json");
  const founder = members.nodes.find((member) => member.founder);
  return (
    <>
      <Seo {...introSeo(page)} />
      <TeamHeader {...page} picture={team.image} />
      {founder && <Founder member={founder} />}
      <TeamStory team={team} members={members.nodes.filter((member) => member !== founder)} />
    </>
  );
}

export const query = graphql`
  query TeamPage {
    page: pageIntro(page: { eq: "team" }) {
      ...PageIntroForHeader
    }
    team {
      ...TeamForPage
      ...TeamPicture
    }
    members: allTeamMember(sort: { position: ASC }) {
      nodes {
        ...TeamMemberForPage
      }
    }
  }
`;
