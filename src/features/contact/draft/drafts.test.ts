import { industryOpening, toParams, toText, withPopupValues } from "../delivery/message";
import { FIELD_NAMES } from "../../../constants/forms";
import { contactForm, panelForm, serviceForm } from "../form/forms";
import { clearDraft, EMPTY_VALUES, hasDraft, readDraft, saveDraft } from "./drafts";

const values = { ...EMPTY_VALUES, name: "Asha", message: "Hello" };

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
  clearDraft("contact");
  sessionStorage.clear();
});

describe("drafts", () => {
  it("keeps each form's values separate, until they're sent", () => {
    saveDraft("contact", values);
    expect(hasDraft("contact")).toBe(true);
    expect(readDraft("contact")).toEqual(values);
    expect(readDraft("panel")).toBeUndefined();
    clearDraft("contact");
    expect(readDraft("contact")).toBeUndefined();
  });

  it("keeps the drafts of different service pages apart", () => {
    saveDraft("service:SEO", values);
    expect(hasDraft("service:Video Shoot")).toBe(false);
    expect(readDraft("service:SEO")).toEqual(values);
    clearDraft("service:SEO");
  });

  it("survives a reload with a chosen country and a message's id, even if nothing is typed", async () => {
    const chosen = { ...EMPTY_VALUES, country: "IN", messageId: "1f" };
    saveDraft("contact", chosen);
    jest.resetModules();
    const reloaded = await import("./drafts");
    expect(reloaded.readDraft("contact")).toEqual(chosen);
  });

  it("forgets a form once it's emptied", () => {
    saveDraft("contact", values);
    saveDraft("contact", EMPTY_VALUES);
    expect(hasDraft("contact")).toBe(false);
  });

  it("works even if storage throws", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    saveDraft("contact", values);
    expect(readDraft("contact")).toEqual(values);
    clearDraft("contact");
    expect(readDraft("contact")).toBeUndefined();
  });
});

describe("messages", () => {
  it("name the service whose page they were written on", () => {
    expect(toParams({ ...values, email: "a@b.co", phone: "+97150" }, "Email Marketing")).toEqual({
      from_name: "Asha",
      from_email: "a@b.co",
      phone: "+97150",
      message: "Service: Email Marketing\n\nHello",
    });
    expect(toParams(values).message).toBe("Hello");
  });

  it("can be turned into text for another channel", () =>
    expect(toText(toParams({ ...values, email: "a@b.co" }))).toBe("Hello\n\nAsha\na@b.co"));

  it("add the popup's values without losing anything", () => {
    const draft = { ...EMPTY_VALUES, name: "Old name", email: "old@b.co", message: "First thoughts" };
    const popup = { ...EMPTY_VALUES, name: "Asha", business: "Lamps", phone: "050", message: "More of them" };
    expect(withPopupValues(draft, popup)).toEqual({
      ...EMPTY_VALUES,
      name: "Asha",
      email: "old@b.co",
      phone: "050",
      message: "First thoughts\n\nBusiness: Lamps\n\nMore of them",
    });
  });

  it.each(FIELD_NAMES)("say what was typed into %s of the popup", (field) => {
    const typed = withPopupValues(undefined, { ...EMPTY_VALUES, [field]: "As typed" });
    expect(Object.values(toParams(typed)).join()).toContain("As typed");
  });

  it.each([contactForm, panelForm, serviceForm])(
    "say what was typed into each field of the form: $name",
    ({ fields }) => {
      for (const { name } of fields) {
        expect(Object.values(toParams({ ...EMPTY_VALUES, [name]: `${name} as typed` })).join()).toContain(
          `${name} as typed`,
        );
      }
    },
  );

  it("only open with an industry that's known", () => {
    const known = ["Finance/Lending", "Beauty"];
    expect(industryOpening("?industry=Finance%2FLending", known)).toBe("Industry: Finance/Lending\n\n");
    expect(industryOpening("?industry=Send+money+to", known)).toBe("");
    expect(industryOpening("", known)).toBe("");
  });
});
