/** @jest-environment node */
import { slugify, withAnchor } from "./anchor";

describe("slugify", () => {
  it.each([
    ["Six kinds of search, six ways to win", "six-kinds-of-search-six-ways-to-win"],
    ["What’s on your desk?", "whats-on-your-desk"],
    ["  AI & CGI  ", "ai-cgi"],
    ["Café Zoë", "café-zoë"],
    ["Tiếng Việt", "tiếng-việt"],
    ["Søk & Ærlighet på nett", "søk-ærlighet-på-nett"],
    ["हमारी सेवाएँ: हिन्दी में!", "हमारी-सेवाएँ-हिन्दी-में"],
    ["وكالة ترى أبعد", "وكالة-ترى-أبعد"],
    ["می‌خواهم بدانم", "می‌خواهم-بدانم"],
    ["Что мы умеем — и чей это опыт", "что-мы-умеем-и-чей-это-опыт"],
    ["Ποιοι είμαστε;", "ποιοι-είμαστε"],
    ["私たちの仕事", "私たちの仕事"],
    ["우리의 일", "우리의-일"],
    ["Week 1️⃣ 👩‍🚀 of ❤️ 2", "week-1-of-2"],
    ["🚀 👩‍👩‍👧‍👦 ❤️ …!", ""],
  ])("turns %j into %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("makes one anchor of a heading, however its accents are encoded", () => {
    const heading = "Чей опыт, أبعد, 우리, मैं क़";
    expect(slugify(heading.normalize("NFD"))).toBe(slugify(heading.normalize("NFC")));
  });
});

describe("withAnchor", () => {
  it("takes the id of the JSON, or else the heading", () => {
    const section = { kind: "prose", heading: "Our way" };
    expect(withAnchor({ ...section, id: "way" })).toMatchObject({ ...section, anchor: "way" });
    expect(withAnchor(section)).toEqual({ ...section, anchor: "our-way" });
  });
});
