/** Where the blog's feed is, on this site or on the host that `GATSBY_BLOG_API_HOST` names. */
export const FEED_PATH = "/api/v1/blog/viewblog";
