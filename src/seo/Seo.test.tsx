import { act, render } from "@testing-library/react";
import { Seo } from "./Seo";

it("leaves the head in the browser as it was served", async () => {
  document.title = "As served";
  render(<Seo title="Contact" description="Of this page" path="/this/" />);
  await act(() => import("./Head"));
  expect(document.title).toBe("As served");
  expect(document.querySelector("meta[name=description]")).toBeNull();
});
