/** The id of the picture that a page opens with. Browsers wait for it, so that a picture on the page before can grow into it. */
export const PAGE_PICTURE = "page-picture";
