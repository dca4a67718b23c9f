/** Path of the blog's feed, on this site or on the host in `GATSBY_BLOG_API_HOST`. */
export const FEED_PATH = "/api/v1/blog/viewblog";
