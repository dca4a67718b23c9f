import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { Illustration } from "../../components/Illustration/Illustration";
import { Article as FeedArticle } from "./Article";
import { BlogList } from "./BlogList";
import { FeedStatus } from "./FeedRegion";

const [sample] = content.posts;

const meta: Meta = {
  decorators: [
    (Story) => (
      <Padded>
        <Story />
      </Padded>
    ),
  ],
};
export default meta;

export const Posts: StoryObj = { render: () => <BlogList ownPosts={content.blog.posts.nodes} /> };

export const Loading: StoryObj = { render: () => <FeedStatus failed={false} onRetry={() => undefined} /> };
export const Failed: StoryObj = { render: () => <FeedStatus failed onRetry={() => undefined} /> };

export const Article: StoryObj = {
  render: () => (
    <>{sample && <FeedArticle post={sample.post} picture={<Illustration of={sample.post.image} sizes="64rem" />} />}</>
  ),
};
