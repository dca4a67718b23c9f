import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "सभी लेख",
  contact: "इस बारे में हमसे बात करें",
  author: ({ author }) => `लेखक: ${author}`,
  date: longDate,
  notFound: "लेख नहीं मिला",
  notFoundText: "शायद लेख कहीं और चला गया है, या पते में कोई गलती है। हमारे सभी लेख ब्लॉग पर हैं।",
  notFoundBack: "सभी लेख",
  withoutScript: ({ link }) => <>इस लेख के लिए JavaScript चाहिए। {link("वे लेख पढ़ें जिनके लिए नहीं चाहिए")}।</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "लोड हो रहा है…",
  failed: "ब्लॉग के लेख लोड नहीं हो सके",
  none: "अभी कोई लेख नहीं है। कृपया जल्द ही फिर आएँ।",
  withoutScript: ({ link }) => <>सबसे नए लेख {link("ब्लॉग के पन्ने")} पर हैं।</>,
};
