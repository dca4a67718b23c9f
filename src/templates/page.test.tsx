import { act, render, screen, within } from "@testing-library/react";
import { placeholder, sharedContent } from "../../test/sample-page";
import { steps } from "../../test/sample-sections";
import PageTemplate from "./page";

type Page = typeof placeholder;

/** Renders a page, and waits for the parts that load by themselves. */
const show = async (page: Page) => {
  render(<PageTemplate data={{ page, ...sharedContent }} />);
  await act(async () => {
    await Promise.all([
      import("../sections/page/PageSections"),
      import("../sections/page/Overview"),
      import("../sections/page/RelatedServices"),
      import("../sections/shared/SharedBlock"),
      import("../sections/shared/Statistics"),
      import("../features/contact/form/ServiceFormBody"),
      import("../components/Typewriter/Typing"),
      import("../components/Carousel/Slides"),
    ]);
  });
};
const heading = (name: string) => screen.getByRole("heading", { name });

describe("A service page without sections of its own", () => {
  beforeEach(async () => {
    await show(placeholder);
  });

  it("has a headline, a typed line, a link to contact and the enquiry form", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Be quoted for something true");
    expect(screen.getByText("Get your news in front of editors, into the morning paper")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact/");
    const form = within(screen.getByRole("form", { name: "Get in Touch" }));
    for (const name of ["Name", "Email", "Phone", "Message"]) expect(form.getByLabelText(name)).toBeInTheDocument();
  });

  it("shows its text and picture from the directory instead of sections", () => {
    const overview = within(screen.getByRole("region", { name: "Stories that earn their column" }));
    expect(overview.getByText("Coverage cannot be bought.")).toBeInTheDocument();
    expect(overview.getByRole("img", { name: "A megaphone" })).toBeInTheDocument();
  });

  it("loads the hero's picture at once, and the others when they're near the viewport", () => {
    const [hero, ...others] = screen.getAllByRole("img");
    expect(hero).toHaveAttribute("loading", "eager");
    expect(others.length).toBeGreaterThan(3);
    for (const picture of others) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("ends with the shared blocks in its data and three related services", () => {
    expect(heading("Numbers, not adjectives. 95% of clients stay.")).toBeInTheDocument();
    expect(heading("Our Process")).toBeInTheDocument();
    const related = within(screen.getByRole("region", { name: "Works well with" }));
    expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/services/content-marketing/",
      "/services/email-marketing/",
      "/services/video-shoot/",
    ]);
  });

  it("ends with its own call to action", () => {
    const invitation = screen.getAllByRole("region").at(-1);
    expect(invitation).toHaveAccessibleName("Is it news? Ask us");
    expect(within(invitation ?? document.body).getByRole("link", { name: "Tell us your news" })).toHaveAttribute(
      "href",
      "/contact/",
    );
  });

  it("has breadcrumbs", () => {
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/services/"]);
    expect(crumbs.getByText("Public Relations")).toHaveAttribute("aria-current", "page");
  });
});

describe("A page with sections", () => {
  it("shows them instead of the directory's text, so a placeholder only needs its JSON filled in", async () => {
    await show({ ...placeholder, sections: [{ ...steps, heading: "Four weeks" }] });
    expect(screen.getByRole("region", { name: "Four weeks" })).toBeInTheDocument();
    expect(screen.queryByText("Coverage cannot be bought.")).toBeNull();
  });
});

describe("A page that isn't a service", () => {
  it("has no form and no related services, and shows its own blocks", async () => {
    await show({
      ...placeholder,
      isService: false,
      directory: null,
      related: [],
      callToAction: null,
      shared: ["values", "statistics", "team"],
    });
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByRole("region", { name: "Works well with" })).toBeNull();
    expect(heading("We are Trendsetters, Innovative")).toBeInTheDocument();
    expect(heading("Numbers first")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Meet the team" })).toHaveAttribute("href", "/team/");
  });
});
