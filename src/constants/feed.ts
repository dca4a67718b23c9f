/** Path of the blog's feed, on this site or on the host in `GATSBY_BLOG_API_HOST`. */
export const FEED_PATH = "/api/v1/blog/viewblog";

/** Path of the blog as RSS. */
export const RSS_PATH = "/rss.xml";

/** The folder of the posts' pictures, on this site. */
export const POST_IMAGE_PATH = "/blog-images";

/** Below the blog, the page that looks a post up in the feed. */
export const FEED_POST = "[...]/";
