import { fireEvent, render, screen } from "@testing-library/react";
import { illustration } from "../../../../../test/fixtures";
import Comparison from "./Comparison";

it("moves the line between the pictures to where the slider says", () => {
  render(<Comparison before={illustration("A shuttered shop")} after={illustration("An open shop")} />);
  const slider = screen.getByRole("slider", { name: "Before and after" });
  const frame = slider.parentElement;
  expect(frame).toContainElement(screen.getByRole("img", { name: "A shuttered shop" }));
  expect(frame).toContainElement(screen.getByRole("img", { name: "An open shop" }));
  expect(frame?.style.getPropertyValue("--share")).toBe("");
  fireEvent.change(slider, { target: { value: "25" } });
  expect(frame?.style.getPropertyValue("--share")).toBe("0.25");
});
