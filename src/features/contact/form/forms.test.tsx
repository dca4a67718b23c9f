import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearDraft, EMPTY_VALUES, readDraft } from "../draft/drafts";
import * as phone from "../phone/phone-number";
import * as sending from "../delivery/send";
import { POPUP_SEEN_KEY, sessionStore } from "../../../utils/session-store";
import MessageForm from "./MessageForm";
import { PanelForm } from "./PanelForm";
import { PopupForm } from "./PopupForm";

// The long list of countries makes every query by role slow.
jest.setTimeout(30_000);

const sendMessage = jest.spyOn(sending, "sendMessage");
const log = jest.spyOn(console, "error");

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue(undefined);
  log.mockReset().mockImplementation(() => undefined);
  for (const draft of ["contact", "panel", "service:Email Marketing", "service:Video Shoot"] as const)
    clearDraft(draft);
  sessionStore.remove(POPUP_SEEN_KEY);
  window.history.replaceState(null, "", "/contact/");
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
/** A promise that the caller settles. */
function deferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: () => settle?.resolve(), reject: (error: Error) => settle?.reject(error) };
}

/** Shows the form's server HTML, not yet hydrated. @returns a function that hydrates it */
function serveForm() {
  const container = document.createElement("div");
  document.body.append(container);
  const view = render(<MessageForm />);
  container.innerHTML = view.container.innerHTML;
  // The server writes a `selected` attribute. React doesn't when it renders in the browser.
  container.querySelector("select")?.querySelector('option[value="AE"]')?.setAttribute("selected", "");
  view.unmount();
  return () => render(<MessageForm />, { container, hydrate: true });
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field("Full Name"), "Asha");
  await user.type(field("Email"), "asha@example.com");
  await user.type(field("Message"), "Hello");
}
const ID: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);
const sent = { from_name: "Asha", from_email: "asha@example.com", phone: "", message: "Hello", message_id: ID };
const unanswered = () => new sending.SendError("No answer within 15 s.", true);

describe("the contact page's form", () => {
  it("sends, reports success, empties itself and says thank you", async () => {
    const user = userEvent.setup();
    render(<MessageForm />);
    await fillContact(user);
    await user.click(button("SUBMIT"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Message sent successfully!$/);
    expect(sendMessage).toHaveBeenCalledWith(sent);
    expect(button("Thank You!")).toBeInTheDocument();
    expect(field("Full Name")).toHaveValue("");
    expect(field("Message")).toHaveValue("");
    expect(readDraft("contact")).toBeUndefined();
    expect(sessionStore.get(POPUP_SEEN_KEY)).not.toBeNull();
    await user.type(field("Full Name"), "B");
    expect(button("SUBMIT")).toBeInTheDocument();
  });

  it("links each error to its field, focuses the first, and clears an error when its field is edited", async () => {
    const user = userEvent.setup();
    render(<MessageForm />);
    await user.type(field("Full Name"), "Asha");
    await user.type(field("Email"), "asha");
    await user.type(field("Message"), "Hello");
    await user.click(field("Phone"));
    await user.keyboard("+1");
    await user.click(button("SUBMIT"));
    const email = field("Email");
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAttribute("aria-invalid", "true");
    expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
    expect(field("Phone")).toHaveAccessibleDescription(/Please enter a valid phone number\./);
    expect(sendMessage).not.toHaveBeenCalled();
    await user.type(email, "@example.com");
    expect(email).not.toHaveAttribute("aria-invalid");
    expect(field("Phone")).toHaveAttribute("aria-invalid", "true");
  });

  it("reports a failed send, logs it, keeps the text and offers another way to send it", async () => {
    const user = userEvent.setup();
    sendMessage.mockRejectedValueOnce(new sending.SendError("The email service answered 500."));
    render(<MessageForm />);
    await fillContact(user);
    await user.click(button("SUBMIT"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^There was an error sending your message\.$/);
    expect(field("Message")).toHaveValue("Hello");
    const mail = screen.getByRole("link", { name: "Email" });
    expect(mail).toHaveAttribute("href", expect.stringContaining("body=Hello"));
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringContaining("text=Hello"),
    );
    await user.type(field("Message"), " again");
    expect(mail).toHaveAttribute("href", expect.stringContaining("body=Hello%20again"));
    expect(log).toHaveBeenCalled();
    expect(JSON.stringify(log.mock.calls.map(String))).not.toMatch(/asha|hello/i);
    await user.click(button("SUBMIT"));
    expect(await screen.findByText("Message sent successfully!")).toBeInTheDocument();
  });

  it("says that a message without an answer may have arrived, until it's sent again", async () => {
    const user = userEvent.setup();
    sendMessage.mockRejectedValueOnce(unanswered());
    render(<MessageForm />);
    await fillContact(user);
    await user.click(button("SUBMIT"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^There was an error sending your message\.$/);
    expect(screen.getByRole("status")).toHaveTextContent("your message may have arrived");
    expect(screen.getByRole("link", { name: "Email" })).toHaveAttribute("href", expect.stringContaining("body=Hello"));
    sendMessage.mockRejectedValueOnce(new sending.SendError("The email service answered 500."));
    await user.click(button("SUBMIT"));
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });

  it("sends the same message with the same id, even after a reload, and another one with a new id", async () => {
    const user = userEvent.setup();
    sendMessage.mockRejectedValue(unanswered());
    const send = async () => {
      const attempts = sendMessage.mock.calls.length;
      await user.click(button("SUBMIT"));
      await waitFor(() => {
        expect(sendMessage).toHaveBeenCalledTimes(attempts + 1);
        expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "false");
      });
    };
    const { unmount } = render(<MessageForm />);
    await fillContact(user);
    await send();
    await send();
    unmount();
    render(<MessageForm />);
    await send();
    await user.type(field("Message"), " again");
    sendMessage.mockResolvedValue(undefined);
    await send();
    await fillContact(user);
    await send();
    const [first, retried, reloaded, edited, next] = sendMessage.mock.calls.map(([{ message_id }]) => message_id);
    expect([retried, reloaded]).toEqual([first, first]);
    expect(new Set([first, edited, next]).size).toBe(3);
  });

  it("sends one message for one click, for two, and for Enter as well", async () => {
    const user = userEvent.setup();
    const { promise, resolve } = deferred();
    sendMessage.mockReturnValue(promise);
    render(<MessageForm />);
    await fillContact(user);
    await user.dblClick(button("SUBMIT"));
    await user.type(field("Email"), "{Enter}");
    expect(button("SUBMIT")).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Sending your message…");
    expect(field("Message")).toHaveAttribute("readonly");
    await act(async () => {
      resolve();
      await promise;
    });
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it("restores what was typed before a reload, but doesn't overwrite newer text", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<MessageForm />);
    await fillContact(user);
    unmount();
    render(<MessageForm />);
    expect(field("Full Name")).toHaveValue("Asha");
    expect(field("Email")).toHaveValue("asha@example.com");
    expect(field("Message")).toHaveValue("Hello");
  });

  it("keeps what was typed before its script loaded", () => {
    const hydrateForm = serveForm();
    field("Full Name").value = "Asha";
    field("Phone").value = "+971501234567";
    hydrateForm();
    expect(readDraft("contact")).toEqual({ ...EMPTY_VALUES, name: "Asha", phone: "+971501234567" });
  });

  it("doesn't count the industry alone as a message", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/contact/?industry=Beauty");
    render(<MessageForm />);
    await user.type(field("Full Name"), "Asha");
    await user.type(field("Email"), "asha@example.com");
    await user.click(button("SUBMIT"));
    await waitFor(() => expect(field("Message")).toHaveAccessibleDescription("Please enter a message."));
    expect(sendMessage).not.toHaveBeenCalled();
    expect(readDraft("contact")?.message).toBe("");
    await user.type(field("Message"), "Hello");
    await user.click(button("SUBMIT"));
    await screen.findByText("Message sent successfully!");
    expect(sendMessage).toHaveBeenCalledWith({ ...sent, message: "Industry: Beauty\n\nHello" });
  });

  it("sends nothing when the honeypot is filled", async () => {
    const user = userEvent.setup();
    render(<MessageForm />);
    await fillContact(user);
    await user.type(screen.getByLabelText("Leave this empty"), "x");
    await user.click(button("SUBMIT"));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(sendMessage).not.toHaveBeenCalled();
  });
});

describe("the phone field", () => {
  const countryList = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Phone number country" });

  it("starts in the United Arab Emirates and lists every country", () => {
    render(<MessageForm />);
    expect(countryList()).toHaveDisplayValue("United Arab Emirates");
    expect(countryList().options.length).toBe(245);
  });

  /** Starts to use the form, and waits for the library that reads numbers. */
  const start = async (user: ReturnType<typeof userEvent.setup>) => {
    render(<MessageForm />);
    await user.click(field("Full Name"));
    await act(() => phone.loadPhoneLibrary());
  };
  const typeOver = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    await user.clear(field("Phone"));
    await user.type(field("Phone"), text);
    await user.tab();
  };

  it("stays the same element, and keeps what's typed while the library is on its way", async () => {
    const user = userEvent.setup();
    render(<MessageForm />);
    const number = field("Phone");
    await user.type(number, "+64211234567");
    await act(() => phone.loadPhoneLibrary());
    expect(number).toHaveFocus();
    expect(number).toHaveValue("+64211234567");
    expect(countryList()).toHaveDisplayValue("New Zealand");
    await user.tab();
    expect(number).toHaveValue("+64 21 123 4567");
    expect(field("Phone")).toBe(number);
  });

  it("keeps the country when a national number replaces the number", async () => {
    const user = userEvent.setup();
    await start(user);
    await user.type(field("Phone"), "0501234567");
    await user.tab();
    await typeOver(user, "501234567");
    expect(field("Phone")).toHaveValue("+971 50 123 4567");
    await user.selectOptions(countryList(), "IN");
    await typeOver(user, "9810012345");
    expect(countryList()).toHaveDisplayValue("India");
    expect(field("Phone")).toHaveValue("+91 98100 12345");
    await typeOver(user, "+64211234567");
    expect(countryList()).toHaveDisplayValue("New Zealand");
    await typeOver(user, "0211234567");
    expect(field("Phone")).toHaveValue("+64 21 123 4567");
  });

  it("keeps a country that was chosen in the server's HTML", () => {
    const hydrateForm = serveForm();
    fireEvent.change(countryList(), { target: { value: "IN" } });
    const { container } = hydrateForm();
    expect(countryList()).toHaveValue("IN");
    expect(container.querySelector('img[src="/flags/IN.svg"]')).toBeInTheDocument();
  });

  it("keeps the chosen country after a reload", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<MessageForm />);
    await user.selectOptions(countryList(), "IN");
    expect(document.querySelector('img[src="/flags/IN.svg"]')).toBeInTheDocument();
    unmount();
    render(<MessageForm />);
    expect(countryList()).toHaveValue("IN");
    expect(document.querySelector('img[src="/flags/IN.svg"]')).toBeInTheDocument();
    expect(field("Phone")).toHaveValue("");
    await user.selectOptions(countryList(), "AE");
    expect(readDraft("contact")).toBeUndefined();
  });

  it("moves the number to another country that's chosen", async () => {
    const user = userEvent.setup();
    await start(user);
    await user.type(field("Phone"), "501234567");
    await user.selectOptions(countryList(), "IN");
    expect(countryList()).toHaveDisplayValue("India");
    expect(field("Phone").value.replace(/\s/g, "")).toBe("+91501234567");
    expect(readDraft("contact")).toEqual({ ...EMPTY_VALUES, phone: "+91501234567", country: "IN" });
  });

  it("sends a number that isn't valid in its country together with the country's name", async () => {
    const user = userEvent.setup();
    sendMessage.mockRejectedValueOnce(new sending.SendError("The email service answered 500."));
    await start(user);
    await fillContact(user);
    await user.type(field("Phone"), "98765 43210");
    await user.click(button("SUBMIT"));
    await screen.findByRole("alert");
    expect(sendMessage).toHaveBeenCalledWith({ ...sent, phone: "9876543210 (United Arab Emirates)" });
    expect(screen.getByRole("link", { name: "Email" })).toHaveAttribute(
      "href",
      expect.stringContaining("9876543210%20(United%20Arab%20Emirates)"),
    );
  });
});

describe("the panel's form", () => {
  const view = () =>
    render(
      <>
        <h2 id="title">Contact Us</h2>
        <PanelForm labelledBy="title" />
      </>,
    );
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field("Name"), "Asha");
    await user.type(field("Email"), "asha@example.com");
    await user.type(field("Requirements"), "Hello");
  };

  it("is replaced by a thank-you message", async () => {
    const user = userEvent.setup();
    view();
    await fill(user);
    await user.click(button("Submit"));
    expect(await screen.findByText("Thank you for reaching out to us!")).toHaveFocus();
    expect(screen.getByText("We will get back to you soon.")).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(sendMessage).toHaveBeenCalledWith(sent);
  });

  it("checks the next message by its own rules too", async () => {
    const user = userEvent.setup();
    view();
    await fill(user);
    await user.click(button("Submit"));
    await user.click(await screen.findByRole("button", { name: "Write another message" }));
    expect(screen.getByRole<HTMLFormElement>("form", { name: "Contact Us" }).noValidate).toBe(true);
    await user.click(button("Submit"));
    await waitFor(() => expect(field("Name")).toHaveAccessibleDescription("Please enter your name."));
  });

  it.each([
    ["refused", new sending.SendError("The browser is offline."), ""],
    ["left without an answer", unanswered(), "your message may have arrived"],
  ])("only says by its button and status that a message was %s", async (_, error, status) => {
    const user = userEvent.setup();
    sendMessage.mockRejectedValueOnce(error);
    view();
    await fill(user);
    await user.click(button("Submit"));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("status")).toHaveTextContent(status);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(/error/i)).not.toBeInTheDocument();
    expect(field("Requirements")).toHaveValue("Hello");
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Email" })).toHaveAttribute("href", expect.stringContaining("body=Hello"));
    await user.click(again);
    expect(await screen.findByText("Thank you for reaching out to us!")).toBeInTheDocument();
  });
});

describe("a service page's form", () => {
  it("asks for a way to reply, and stops once there is one", async () => {
    const user = userEvent.setup();
    render(<MessageForm service="Email Marketing" />);
    await user.type(field("Message"), "Hello");
    await user.click(button("Send"));
    await waitFor(() => expect(field("Email")).toHaveFocus());
    expect(field("Email")).toHaveAccessibleDescription("Add an email or a phone number so we can reply.");
    expect(sendMessage).not.toHaveBeenCalled();
    await user.type(field("Phone"), "+971501234567");
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await user.click(button("Send"));
    await waitFor(() => {
      expect(sendMessage).toHaveBeenCalledWith({
        from_name: "",
        from_email: "",
        phone: "+971501234567",
        message: "Service: Email Marketing\n\nHello",
        message_id: ID,
      });
    });
  });

  it("keeps and sends text that isn't a number as it was typed", async () => {
    const user = userEvent.setup();
    const typed = "98765 43210 ext. 12, after 6 pm";
    render(<MessageForm service="Email Marketing" />);
    await user.type(field("Phone"), typed);
    expect(readDraft("service:Email Marketing")?.phone).toBe(typed);
    await user.click(button("Send"));
    await screen.findByText("Message sent successfully!");
    expect(sendMessage).toHaveBeenCalledWith(expect.objectContaining({ phone: typed }));
  });
});

describe("the popup's form", () => {
  it("keeps what was typed when the popup is closed instead", async () => {
    const user = userEvent.setup();
    render(
      <>
        <h2 id="title">Talk</h2>
        <PopupForm labelledBy="title" onContinue={jest.fn()} />
      </>,
    );
    expect(field("Requirements")).toHaveAccessibleDescription("Minimum 50 characters");
    await user.type(field("Requirements"), "Half a thought");
    expect(readDraft("contact")?.message).toBe("Half a thought");
  });
});
