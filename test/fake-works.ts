import { act } from "@testing-library/react";
import { imagesAt, type manyImages } from "./sample-works";

interface FakeRequest {
  /** The page's path after /our-works. */
  path: string;
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

export const answerOf = (data: object | undefined) => ({
  ok: data !== undefined,
  status: data ? 200 : 404,
  json: () => Promise.resolve(data),
});

/**
 * Replaces `fetch` by one that has the pages that the build makes of these images. No request is answered by itself.
 *
 * @returns the requests so far
 */
export function fakePortfolioPages(all: ReturnType<typeof manyImages>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  const settled = (settle: () => void) =>
    act(async () => {
      settle();
      await Promise.resolve();
    });
  const fetch = (address: string) =>
    new Promise((resolve, reject) => {
      requests.push({
        path: address.replace(/^\/page-data\/our-works|page-data\.json$/g, ""),
        answer: () =>
          settled(() => {
            resolve(answerOf(imagesAt(all, address)));
          }),
        fail: () =>
          settled(() => {
            reject(new TypeError("Failed to fetch"));
          }),
      });
    });
  Object.assign(window, { fetch });
  return requests;
}
