import type { SiteSettings } from "../plugins/content/schema/site-settings";

/**
 * Replaces data/site.json as the bundler has it, with its tokens replaced. Unit tests have an agency of their own,
 * so that they hold whatever data/ contains.
 */
const site: SiteSettings = {
  name: "Sample Brand",
  language: "en-GB",
  country: "AE",
  legalName: "Sample Brand Media and Digital LLP",
  domain: "https://sample.example",
  tagline: "We elevate your media presence with innovative solutions.",
  description:
    "A media and digital agency with Indian headquarters in Delhi and offices in Dubai, Melbourne and Auckland. 10,000+ campaigns since 2015, 95% client retention.",
  founded: 2015,
  headquarters: {
    city: "Delhi",
    line: "Sample House, 18 Lodhi Road, New Delhi 110003",
    mapQuery: "Lodhi Road, New Delhi 110003, India",
    coordinates: "28.5894, 77.2276",
  },
  phone: { display: "+91 11 5550 0136", e164: "+911155500136" },
  email: "hello@sample.example",
  careersEmail: "careers@sample.example",
  whatsapp: { display: "+91 11 5550 0137", e164: "+911155500137" },
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "10:30",
    closes: "19:30",
    label: "Monday to Saturday, 10:30am to 7:30pm",
    timeZone: "Asia/Kolkata",
  },
  socials: [
    { platform: "facebook", label: "Facebook", url: "https://www.facebook.com/sample.example" },
    { platform: "instagram", label: "Instagram", url: "https://www.instagram.com/sample.example" },
    { platform: "youtube", label: "YouTube", url: "https://www.youtube.com/@sample.example" },
    { platform: "x", label: "X", url: "https://x.com/sample_example" },
    { platform: "linkedin", label: "LinkedIn", url: "https://www.linkedin.com/company/sample-example" },
    { platform: "pinterest", label: "Pinterest", url: "https://www.pinterest.com/sample_example" },
  ],
  regions: ["Delhi NCR", "India", "the United Arab Emirates", "New Zealand", "Australia"],
  claims: {
    years: "10+",
    campaigns: "10,000+",
    retention: "95%",
    webProjects: "900+",
    team: "over 70",
    budgetFrom: "₹5,000",
    budgetTo: "₹5 lakh",
    reply: "within 24 hours",
  },
  paths: {
    services: "/services/",
    works: "/our-works/",
    clients: "/clients/",
    team: "/team/",
    contact: "/contact/",
    blog: "/blog/",
  },
  navigation: [
    { label: "Services", to: "/services/" },
    { label: "Our Works", to: "/our-works/" },
    { label: "About", to: "/about/" },
    { label: "Blogs", menu: "Blog", to: "/blogs/" },
    { label: "Clients", to: "/clients/" },
  ],
  contact: { label: "Contact Us", menu: "Contact", to: "/contact/" },
  contactTools: { popup: true, bottomBar: true, floatingTool: true },
  closing: {
    heading: "Show us what nobody else is seeing yet.",
    clocks: [
      { place: "Dubai", timeZone: "Asia/Dubai" },
      { place: "Delhi", timeZone: "Asia/Kolkata" },
    ],
  },
  footer: {
    text: "Third eye on the market, sixth sense for what moves it. At home in Delhi, at work in four countries, and back to you within 24 hours.",
    flags: [
      { country: "United Arab Emirates", code: "AE" },
      { country: "New Zealand", code: "NZ" },
      { country: "India", code: "IN" },
      { country: "Australia", code: "AU" },
    ],
    quickLinks: [
      { label: "Careers", to: "careers" },
      { label: "Blogs", to: "/blogs/" },
      { label: "FAQ", to: "/#faq" },
      { label: "T&C", to: "/terms-of-use/" },
      { label: "Privacy Policy", to: "/privacy-policy/" },
    ],
    industries: [
      "Real Estate Industry",
      "Beauty",
      "Education",
      "Finance/Lending",
      "Healthcare",
      "Manufacturer",
      "Events",
      "Astrology",
    ],
    copyright: "© 2025 Sample Brand",
    notice: "This site is a demonstration: its people, clients, results and awards are invented.",
  },
};

export default site;
