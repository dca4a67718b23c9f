import { site } from "../site";
import { caseStudy, organisation, type StructuredData } from "./structured-data";

test("each office is a department, with the main number if it has none of its own", () => {
  const office = { city: "Dubai", country: "United Arab Emirates", address: ["1 Sample Street"] };
  const { department, openingHoursSpecification } = organisation([
    { ...office, label: "Head office", phone: { e164: "+97145550136" } },
    { ...office, label: "Studio", phone: null },
  ]);
  expect(department).toEqual([
    expect.objectContaining({ name: `${site.name}, Head office`, telephone: "+97145550136" }),
    expect.objectContaining({ name: `${site.name}, Studio`, telephone: site.phone.e164 }),
  ]);
  expect(openingHoursSpecification).toMatchObject({ dayOfWeek: site.hours.days });
});

test("a case study is an article by the agency about its client", () => {
  const work = { headline: "A shop that sold more", client: "Fig & Co" };
  expect(caseStudy(work, "How", "/our-works/fig/", "/share/fig.png")).toMatchObject({
    "@type": "Article",
    headline: work.headline,
    about: { "@type": "Organization", name: work.client },
    publisher: { name: site.name },
  });
});

// `npm run types` checks the comments: each fails where schema.org's own types accept the line below it.
test("a mistake in the data for search engines doesn't compile", () => {
  // @ts-expect-error a service has a name, spelled like this
  const misspelled: StructuredData = { "@type": "Service", nmae: "SEO" };
  // @ts-expect-error schema.org has no such type
  const unknownType: StructuredData = { "@type": "Servise", name: "SEO" };
  // @ts-expect-error an address is a PostalAddress or a text
  const wrongValue: StructuredData = { "@type": "ProfessionalService", name: "Six", address: 5 };
  expect([misspelled, unknownType, wrongValue].map((data) => data["@type"])).toHaveLength(3);
});
