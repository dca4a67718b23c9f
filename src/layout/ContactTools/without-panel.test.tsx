import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ContactBar from "./ContactBar";

jest.mock("./ContactPanel", () => {
  throw new Error("Loading chunk 1 failed.");
});

it("says why the panel doesn't open while the browser is offline", async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<ContactBar />);
  const opener = screen.getByRole("button", { name: "I'm Interested" });
  await user.click(opener);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^You’re offline/);
  expect(opener).not.toHaveAttribute("aria-busy");
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
