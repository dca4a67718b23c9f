import { Section } from "../../components/Section/Section";
import { BlogList, type BlogListProps } from "../../features/blog/BlogList";

/** The list of all blog posts, as a block on a page. */
export default function BlogListBlock({ heading, ownPosts }: BlogListProps & { heading?: string }) {
  return (
    <Section id="posts" heading={heading}>
      <BlogList ownPosts={ownPosts} />
    </Section>
  );
}
