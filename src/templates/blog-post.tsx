import { graphql, type PageProps } from "gatsby";
import { Picture } from "../components/Picture/Picture";
import { Article } from "../features/blog/Article";
import { postPath } from "../features/blog/feed";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { t } from "../messages/t";

/** A post from data/posts.json as a static page. */
export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostTemplateQuery>) {
  const { blog, post } = data;
  if (!post || !blog) throw new Error("Missing: a post in data/posts.json");
  const path = postPath(post.slug);
  const image = post.image.file.childImageSharp?.gatsbyImageData;
  return (
    <>
      <Seo
        title={t("title", { page: post.title, site: site.name })}
        description={post.excerpt}
        path={path}
        type="article"
        post={post}
        trail={[blog, { name: post.title, path }]}
      />
      <Article
        title={post.title}
        author={post.author}
        datePublished={post.datePublished}
        content={post.content}
        picture={image && <Picture image={image} alt={post.image.alt} sizes="(min-width: 1100px) 64rem, 92vw" eager />}
      />
    </>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    blog: pageIntro(path: { eq: "/blog/" }) {
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
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              width: 1280
              formats: [WEBP]
              layout: CONSTRAINED
              placeholder: NONE
              breakpoints: [480, 800, 1280]
            )
          }
        }
      }
    }
  }
`;
