import { ButtonLink } from "../../../components/Button/Button";
import { Section } from "../../../components/Section/Section";
import { BlogList } from "../../../features/blog/BlogList";
import { site } from "../../../site";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";

/** The feed's newest posts. */
export default function Blog({ items, ...header }: ListSectionProps<Queries.BlogPostForListFragment>) {
  return (
    <Section
      id="blog"
      {...header}
      action={
        <ButtonLink href={site.paths.blog} variant="outline">
          {homeMessages.posts}
        </ButtonLink>
      }
    >
      <BlogList ownPosts={items} teaser />
    </Section>
  );
}
