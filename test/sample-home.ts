import { illustration } from "./fixtures";

const list = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index + 1));

/** What sections of the home page show, as the queries give it. */
export const values = list(4, (number) => ({
  title: `Value ${number}`,
  text: `What value ${number} means.`,
}));

export const reasons = list(8, (number) => ({
  title: `Reason ${number}`,
  text: `What stands behind reason ${number}.`,
  image: illustration(`Picture of reason ${number}`),
}));

export const steps = list(8, (number) => ({
  title: `Step ${number}`,
  heading: `What step ${number} is for`,
  text: `What happens in step ${number}.`,
  image: illustration(`Picture of step ${number}`),
}));

export const testimonials = list(8, (number) => ({
  name: `Client ${number}`,
  role: "Owner",
  company: `Company ${number}`,
  review: `Review ${number}. ${"Longer than a card has room for, as a review should be. ".repeat(3)}`.trim(),
  rating: 5,
  image: illustration(`Portrait of client ${number}`),
}));

export const questions = list(8, (number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` }));

export const offices = list(5, (number) => ({
  slug: `office-${number}`,
  city: `City ${number}`,
  district: null,
  country: `Country ${number}`,
  phone: null,
  label: `Label ${number}`,
  address: [`${number} Street`, `Town ${number}`],
  mapQuery: `${number} Street, Town ${number}`,
  image: illustration(`Picture of city ${number}`),
}));
