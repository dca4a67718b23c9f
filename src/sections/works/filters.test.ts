import { addressOf, countText, FILTERS, filterOf } from "./filters";

describe("The filters of the portfolio", () => {
  it("have the buttons of the specification, in its order", () => {
    expect(FILTERS.map(({ label }) => label)).toEqual(["ALL", "CREATIVES", "AI", "CGI", "REELS", "WEBSITES"]);
  });

  it.each(FILTERS.map(({ type }) => type))("find %s again in the address they give it", (type) => {
    expect(filterOf(new URL(addressOf(type, "/our-works/"), "https://netrasix.example").search)).toBe(type);
  });

  it("leave the address of all plain", () => {
    expect(addressOf("all", "/our-works/")).toBe("/our-works/");
  });

  it.each(["", "?type=", "?type=CGI", "?type=nothing", "?kind=cgi", "?type=<script>"])("take %j as all", (search) => {
    expect(filterOf(search)).toBe("all");
  });

  it("are read from among other parameters", () => {
    expect(filterOf("?utm_source=letter&type=videos")).toBe("videos");
  });

  it("count one and many", () => {
    expect(countText("ai", 1)).toBe("1 AI piece shown");
    expect(countText("cgi", 5)).toBe("5 CGI pieces shown");
    expect(countText("websites", 0)).toBe("0 websites shown");
  });
});
