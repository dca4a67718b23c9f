import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { questions } from "../../../../test/sample-home";
import Faq from "./Faq";

const setup = (items = questions) => {
  render(<Faq kicker={null} heading="Questions" intro={null} items={items} />);
  const open = () =>
    screen
      .getAllByRole("button")
      .filter((button) => button.getAttribute("aria-expanded") === "true")
      .map((button) => button.textContent.slice(2));
  return { user: userEvent.setup(), open };
};
const [first, second] = questions;

describe("Faq", () => {
  it("has eight numbered questions, all closed, in a region", () => {
    const { open } = setup();
    expect(screen.getByRole("region", { name: "Questions" })).toHaveAttribute("id", "faq");
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(
      questions.map(({ question }, place) => `0${place + 1}${question}`),
    );
    expect(open()).toEqual([]);
  });

  it("opens one answer at a time, and closes it again", async () => {
    const { user, open } = setup();
    const button = screen.getByRole("button", { name: first?.question });
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText(String(first?.answer))).toBeVisible();
    expect(document.getElementById(String(button.getAttribute("aria-controls")))).toHaveTextContent(
      String(first?.answer),
    );
    await user.click(screen.getByRole("button", { name: second?.question }));
    expect(open()).toEqual([second?.question]);
    await user.click(screen.getByRole("button", { name: second?.question }));
    expect(open()).toEqual([]);
  });
});
