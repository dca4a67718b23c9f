import { act, render, waitFor } from "@testing-library/react";
import { Seo } from "./Seo";

const description = () => document.querySelector("meta[name=description]")?.getAttribute("content");
const servedData = () => document.querySelector("body > script");
const show = (title: string) => render(<Seo title={title} description="Of this page" path="/this/" />);

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="As served" data-react-helmet="true" />';
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
});

describe("Seo in the browser", () => {
  it("doesn't change the head of the page that was served", async () => {
    show("Home");
    await act(() => import("./Head"));
    expect(description()).toBe("As served");
    expect(servedData()).toBeInTheDocument();
  });

  it("gives another page its own head", async () => {
    show("Contact");
    await waitFor(() => {
      expect(document.title).toBe("Contact");
    });
    expect(description()).toBe("Of this page");
    expect(document.querySelectorAll("meta[name=description]")).toHaveLength(1);
    expect(servedData()).not.toBeInTheDocument();
  });
});
