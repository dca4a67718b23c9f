import type { GatsbySSR } from "gatsby";
import { RSS_PATH } from "../../src/constants/feed";
import { site } from "../../src/site";
import { commonMessages } from "$messages/common";

/** Lets feed readers find the posts from any page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="feed"
      rel="alternate"
      type="application/rss+xml"
      title={commonMessages.feed({ site: site.name })}
      href={RSS_PATH}
    />,
  ]);
};
