import { render, screen, within } from "@testing-library/react";
import { headingId } from "../../constants/ids";
import { illustration } from "../../../test/fixtures";
import * as samples from "../../../test/sample-sections";
import PageSections from "./PageSections";

const region = () => within(screen.getByRole("region", { name: "Heading" }));

describe("PageSections", () => {
  it.each([
    ["prose", samples.prose],
    ["numbered", samples.numbered],
    ["checklist", samples.checklist],
  ])("shows the picture of %s", (_, section) => {
    render(
      <PageSections colorScheme="violet" sections={[{ ...section, image: illustration("A poster in a street") }]} />,
    );
    expect(region().getByRole("img", { name: "A poster in a street" })).toBeInTheDocument();
  });

  it.each([
    ["numbered", samples.numbered],
    ["steps", samples.steps],
  ])("lists the entries of %s in their order, with their pictures", (_, section) => {
    const items = section.items.map((item) => ({ ...item, image: illustration(`Evidence of ${item.title}`) }));
    render(<PageSections colorScheme="violet" sections={[{ ...section, items }]} />);
    expect(region().getByRole("list").tagName).toBe("OL");
    const entries = region().getAllByRole("listitem");
    expect(entries.map((entry) => within(entry).getByRole("img").getAttribute("alt"))).toEqual(
      items.map(({ image }) => image.alt),
    );
  });

  it("names each line of a chart at its end, with its last value, and so the bars of one series", () => {
    const named = () => region().queryAllByText("Sales", { selector: "p" });
    const { rerender } = render(<PageSections colorScheme="violet" sections={[{ ...samples.chart, form: "line" }]} />);
    expect(named().map(({ textContent }) => textContent)).toEqual(["Sales1,240.5"]);
    rerender(<PageSections colorScheme="violet" sections={[{ ...samples.chart, form: "bars" }]} />);
    expect(named().map(({ textContent }) => textContent)).toEqual(["Sales"]);
    rerender(<PageSections colorScheme="violet" sections={[{ ...samples.chart, form: "bars", series: ["Sales"] }]} />);
    expect(named().map(({ textContent }) => textContent)).toEqual(["Sales1,240.5"]);
  });

  it("says in a chart what happened at its points", () => {
    render(<PageSections colorScheme="violet" sections={[samples.chart]} />);
    expect(within(region().getByRole("figure")).getByText("The shop opens")).toBeInTheDocument();
  });

  it("shows a card's picture in place of its icon", () => {
    const items = samples.cards.items.map((item) => ({ ...item, image: illustration(item.title) }));
    render(<PageSections colorScheme="violet" sections={[{ ...samples.cards, items }]} />);
    expect(
      region()
        .getAllByRole("img")
        .map((image) => image.getAttribute("alt")),
    ).toEqual(["First", "Second", "Third"]);
    expect(document.querySelector("svg")).toBeNull();
  });

  it("shows prose with its pull quote, whose figure reads as one with the rest", () => {
    render(<PageSections colorScheme="violet" sections={[samples.prose]} />);
    expect(region().getByText("Second paragraph.")).toBeInTheDocument();
    expect(region().getByText("41%").parentElement).toHaveTextContent("41% of readers");
  });

  it.each(["line", "bars"] as const)("shows %s named by their caption, above a table of the same figures", (form) => {
    render(<PageSections colorScheme="violet" sections={[{ ...samples.chart, form }]} />);
    const figure = within(region().getByRole("figure"));
    expect(figure.getByText(samples.chart.caption)).toBeInTheDocument();
    const drawing = figure.getByRole("img", { name: samples.chart.caption });
    expect(drawing.querySelectorAll(form === "line" ? "path[d*=L]:not([d$=Z])" : "rect")).toHaveLength(
      form === "line" ? 2 : 4,
    );
    // What the first line gains on the second.
    expect(drawing.querySelectorAll("path[d$=Z]")).toHaveLength(form === "line" ? 1 : 0);
    const table = within(region().getByRole("table", { name: samples.chart.caption }));
    const rows = table.getAllByRole<HTMLTableRowElement>("row");
    expect(rows.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))).toEqual([
      ["Month", "Jan", "Feb"],
      ["Sales", "100", "1,240.5"],
      ["Spend", "100", "98"],
    ]);
    expect(region().getByText("Source: The shop's ledger. Period: January to February 2024.")).toBeInTheDocument();
  });

  it("draws the highest value of a chart highest, from a line at zero", () => {
    render(<PageSections colorScheme="violet" sections={[{ ...samples.chart, form: "bars", series: ["Sales"] }]} />);
    const bars = [...region().getByRole("img").querySelectorAll("rect")];
    expect(bars.map((bar) => Number(bar.getAttribute("height")).toFixed(1))).toEqual(["6.7", "82.7"]);
    expect(bars.map((bar) => Number(bar.getAttribute("y")).toFixed(1))).toEqual(["93.3", "17.3"]);
  });

  it("keeps the order of the data and gives each section its anchor, whatever the headings say", () => {
    render(
      <PageSections
        colorScheme="violet"
        sections={[
          { ...samples.steps, anchor: "six-ways" },
          { ...samples.prose, anchor: "आगे-क्या" },
        ]}
      />,
    );
    expect(screen.getAllByRole("region").map(({ id }) => id)).toEqual(["six-ways", "आगे-क्या"]);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id)).toEqual(
      ["six-ways", "आगे-क्या"].map(headingId),
    );
  });
});
