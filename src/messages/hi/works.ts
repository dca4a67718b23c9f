import type * as english from "../en-GB/works";

/** The same after every number. */
const ITEMS: Readonly<Record<string, string>> = {
  creative: "क्रिएटिव",
  ai: "AI कृतियाँ",
  cgi: "CGI कृतियाँ",
  videos: "रील",
  websites: "वेबसाइट",
};

export const worksMessages: typeof english.worksMessages = {
  none: "हम तय कर रहे हैं कि यहाँ क्या दिखाएँ। तब तक अपने कारोबार से मिलते-जुलते काम के बारे में हमसे पूछें।",
  filter: "काम छाँटें",
  all: "सभी",
  creative: "क्रिएटिव",
  ai: "AI",
  cgi: "CGI",
  videos: "रील",
  websites: "वेबसाइट",
  items: ({ filter, count }) => `${count} ${ITEMS[filter] ?? "काम"}`,
  shown: ({ items }) => `${items} दिख रहे हैं`,
  open: ({ title }) => `${title} खोलें`,
  play: ({ title }) => `${title} चलाएँ`,
  profile: ({ platform }) => `${platform}, हमारी प्रोफ़ाइल`,
  lightbox: "हमारा काम",
  slide: "स्लाइड",
  slidePlace: "{total} में से {index}",
  previous: "पिछला काम",
  next: "अगला काम",
  alt: ({ title, client, alt }) => `${title}, ${client}: ${alt}`,
  more: "हम यह कैसे करते हैं",
};
