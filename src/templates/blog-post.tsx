import { graphql, type PageProps } from "gatsby";
import { Illustration } from "../components/Illustration/Illustration";
import { Article } from "../features/blog/Article";
import { postPath } from "../features/blog/feed";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { commonMessages } from "$messages/common";

/** A post from data/posts.json as a static page. */
export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostTemplateQuery>) {
  const { blog, post } = data;
  if (!post || !blog) throw new Error("Missing: a post in data/posts.json");
  const path = postPath(post.slug);
  return (
    <>
      <Seo
        title={commonMessages.title({ page: post.title, site: site.name })}
        description={post.excerpt}
        path={path}
        post={post}
        trail={[blog, { name: post.title, path }]}
      />
      <Article post={post} picture={<Illustration of={post.image} sizes="(min-width: 1100px) 64rem, 92vw" eager />} />
    </>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    blog: pageIntro(page: { eq: "blog" }) {
      name
      path
    }
    post: blogPost(id: { eq: $id }) {
      slug
      title
      author
      datePublished
      excerpt
      content
      image {
        ...IllustrationInFullWidth
      }
    }
  }
`;
