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

  it("has every answer in the document, and hides the closed ones", () => {
    setup();
    for (const { answer } of questions) {
      expect(screen.getByText(answer)).toBeInTheDocument();
      expect(screen.getByText(answer)).not.toBeVisible();
    }
  });

  it("opens an answer, and links the button to it", async () => {
    const { user } = setup();
    const button = screen.getByRole("button", { name: first?.question });
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText(String(first?.answer))).toBeVisible();
    expect(document.getElementById(String(button.getAttribute("aria-controls")))).toHaveTextContent(
      String(first?.answer),
    );
  });

  it("closes the open one when another opens", async () => {
    const { user, open } = setup();
    await user.click(screen.getByRole("button", { name: first?.question }));
    await user.click(screen.getByRole("button", { name: second?.question }));
    expect(open()).toEqual([second?.question]);
  });

  it("closes the open one when its button is pressed again", async () => {
    const { user, open } = setup();
    await user.click(screen.getByRole("button", { name: first?.question }));
    await user.click(screen.getByRole("button", { name: first?.question }));
    expect(open()).toEqual([]);
  });
});
