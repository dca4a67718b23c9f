import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { FEED_PATH } from "../../src/constants/feed";

const feed = z.array(
  z.object({ slug: z.string(), title: z.string(), author: z.string(), image: z.string(), datePublished: z.string() }),
);

/** The posts of the built site's own feed. */
export const readFeed = async (request: APIRequestContext): Promise<z.infer<typeof feed>> =>
  feed.parse(await (await request.get(FEED_PATH)).json());
