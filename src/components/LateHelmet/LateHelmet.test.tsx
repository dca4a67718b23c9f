import { act, render, waitFor } from "@testing-library/react";
import { Helmet } from "./LateHelmet";

const description = () => document.querySelector("meta[name=description]")?.getAttribute("content");
const show = (title: string) =>
  render(
    <Helmet>
      <title>{title}</title>
      <meta name="description" content="Of this page" />
    </Helmet>,
  );

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="As served" data-react-helmet="true" />';
});

describe("Helmet in the browser", () => {
  it("leaves the head of the page that was served alone", async () => {
    show("Home");
    await act(() => import("react-helmet/es/Helmet.js"));
    expect(description()).toBe("As served");
  });

  it("gives another page its own head", async () => {
    show("Contact");
    await waitFor(() => {
      expect(document.title).toBe("Contact");
    });
    expect(description()).toBe("Of this page");
    expect(document.querySelectorAll("meta[name=description]")).toHaveLength(1);
  });
});
