import { Band } from "../../components/Band/Band";
import { BlogList, type BlogListProps } from "../../features/blog/BlogList";
import { t } from "../../messages/t";

/** The list of all blog posts, as a block of a page. */
export default function BlogListBlock({ ownPosts }: BlogListProps) {
  return (
    <Band id="posts" heading={t("posts.heading")}>
      <BlogList ownPosts={ownPosts} />
    </Band>
  );
}
