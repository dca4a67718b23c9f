import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MessageForm from "../form/MessageForm";
import * as sending from "../delivery/send";

jest.setTimeout(30_000);
jest.mock("./parse-phone", () => {
  throw new Error("Loading chunk 1 failed.");
});

it("sends a national number with its country's name", async () => {
  const sendMessage = jest.spyOn(sending, "sendMessage").mockResolvedValue(undefined);
  const user = userEvent.setup();
  render(<MessageForm />);
  const field = (name: string) => screen.getByRole("textbox", { name });
  await user.type(field("Full Name"), "Asha");
  await user.type(field("Email"), "asha@example.com");
  await user.type(field("Message"), "Hello");
  await user.selectOptions(screen.getByRole("combobox", { name: "Phone number country" }), "IN");
  await user.type(field("Phone"), "98765 43210");
  await user.click(screen.getByRole("button", { name: "SUBMIT" }));
  await screen.findByText("Message sent successfully!");
  expect(sendMessage).toHaveBeenCalledWith(expect.objectContaining({ phone: "9876543210 (India)" }));
});
