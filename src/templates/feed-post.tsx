import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/Button/Button";
import { Article } from "../features/blog/Article";
import { PostCover } from "../features/blog/PostCover";
import { isPostPath, postPath, type FeedPost } from "../features/blog/feed";
import { FeedRegion } from "../features/blog/FeedRegion";
import { useLazyComponent } from "../hooks/useLazyComponent";
import type { HeadProps } from "../seo/Head";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { space, typography } from "../theme";
import { postMessages } from "$messages/blog";
import { commonMessages } from "$messages/common";

const styles = {
  box: css({
    maxWidth: "48rem",
    minHeight: "60vh",
    margin: "0 auto",
    padding: `${space.section} ${space.gutter}`,
  }),
  heading: css(typography.title),
  text: css({ ...typography.lead, margin: "1rem 0 2rem" }),
};

const loadHead = () => import("../seo/Head").then(({ Head }) => Head);

/** The head of what only the feed knows. It loads when it's needed; at least the tab has its title. */
function LateHead(props: HeadProps) {
  const { title } = props;
  const [Head, requestHead] = useLazyComponent(loadHead);

  useEffect(() => {
    document.title = title;
    void requestHead();
  }, [title, requestHead]);

  return Head && <Head {...props} />;
}

/** The post for an address, or a message that the feed doesn't have one. */
function Post({ post }: { post: FeedPost | undefined }) {
  if (!post) {
    return (
      <div css={styles.box}>
        <LateHead
          title={commonMessages.title({ page: postMessages.notFound, site: site.name })}
          description={site.description}
          path={site.paths.blog}
          noindex
        />
        <h1 css={styles.heading}>{postMessages.notFound}</h1>
        <p css={styles.text}>{postMessages.notFoundText}</p>
        <ButtonLink href={site.paths.blog}>{postMessages.notFoundBack}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <LateHead
        title={commonMessages.title({ page: post.title, site: site.name })}
        description={post.content[0]?.slice(0, 155) ?? post.title}
        path={postPath(post.slug)}
        share={site.paths.blog}
        type="article"
      />
      <Article post={post} picture={<PostCover src={post.image} />} />
    </>
  );
}

/** /blog/{slug} for a slug that isn't in data/posts.json: one file for all, which looks the post up in the feed. */
export default function FeedPostPage({ data }: Pick<PageProps<Queries.FeedPostPageQuery>, "data">) {
  const name = data.page?.name ?? "";
  return (
    <>
      <Seo
        title={commonMessages.title({ page: name, site: site.name })}
        description={site.description}
        path={site.paths.blog}
        noindex
      />
      <FeedRegion>
        {(posts, status) =>
          posts ? (
            <Post post={posts.find(({ slug }) => isPostPath(slug, location.pathname))} />
          ) : (
            <div css={styles.box}>
              <h1 css={styles.heading}>{name}</h1>
              {status}
              <noscript>
                <p>{postMessages.withoutScript({ link: (words) => <a href={site.paths.blog}>{words}</a> })}</p>
              </noscript>
            </div>
          )
        }
      </FeedRegion>
    </>
  );
}

export const query = graphql`
  query FeedPostPage {
    page: pageIntro(page: { eq: "blog" }) {
      name
    }
  }
`;
