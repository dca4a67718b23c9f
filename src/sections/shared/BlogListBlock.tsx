import { Band } from "../../components/Band/Band";
import { BlogList, type BlogListProps } from "../../features/blog/BlogList";

export interface BlogListBlockProps extends BlogListProps {
  heading?: string;
}

/** The list of all blog posts, as a block of a page. */
export default function BlogListBlock({ heading, ownPosts }: BlogListBlockProps) {
  return (
    <Band id="posts" heading={heading}>
      <BlogList ownPosts={ownPosts} />
    </Band>
  );
}
