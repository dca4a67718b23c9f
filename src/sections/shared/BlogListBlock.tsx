import { Section } from "../../components/Section/Section";
import { BlogList, type BlogListProps } from "../../features/blog/BlogList";

export interface BlogListBlockProps extends BlogListProps {
  heading?: string;
}

/** The list of all blog posts, as a block on a page. */
export default function BlogListBlock({ heading, ownPosts }: BlogListBlockProps) {
  return (
    <Section id="posts" heading={heading}>
      <BlogList ownPosts={ownPosts} />
    </Section>
  );
}
