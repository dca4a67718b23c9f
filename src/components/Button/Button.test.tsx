import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, standingOutOn } from "./Button";

const use = (element: HTMLElement) => element.querySelector("use")?.getAttribute("href");

describe("Button", () => {
  it("has an arrow after its label and doesn't submit a form", async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Send it</Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Send it" });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
    expect(use(button)).toBe("/icons.svg#arrow-right");
  });

  it("can have another icon or none, and can be disabled", () => {
    render(
      <>
        <Button icon="x">Close</Button>
        <Button icon={null} disabled>
          Plain
        </Button>
      </>,
    );
    expect(use(screen.getByRole("button", { name: "Close" }))).toBe("/icons.svg#x");
    expect(use(screen.getByRole("button", { name: "Plain" }))).toBeUndefined();
    expect(screen.getByRole("button", { name: "Plain" })).toBeDisabled();
  });
});

it("is marigold where that stands out, and dark or white elsewhere", () => {
  expect((["ink", "violet", "jade"] as const).map(standingOutOn)).toEqual(["primary", "primary", "primary"]);
  for (const scheme of ["paper", "deep", "lilac", "marigold", "coral"] as const)
    expect(standingOutOn(scheme)).toBe("inverse");
});
