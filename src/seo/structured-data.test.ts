import { site } from "../site";
import { caseStudy, organisation } from "./structured-data";

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
  expect(caseStudy(work, { description: "How", url: "/our-works/fig/", image: "/share/fig.png" })).toMatchObject({
    "@type": "Article",
    headline: work.headline,
    about: { "@type": "Organization", name: work.client },
    publisher: { name: site.name },
  });
});
