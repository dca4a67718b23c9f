import { locale } from "../locale";
import type { Tag } from "../tag";

/** The services directory. */
export const directoryMessages = {
  label: "Services list",
  choose: "Choose a service",
  explore: ({ service }: { service: string }) => `Explore ${service}`,
};

/** The clients page. */
export const clientsMessages = {
  none: "Our clients will be listed here soon. Until then, ask us about work for companies like yours.",
  about: ({ client }: { client: string }) => `About ${client}`,
};

/** The team page. */
export const teamMessages = {
  meet: "Meet the team",
  join: "Join us",
};

/** The legal texts. */
export const legalMessages = {
  contents: "Contents",
  lastModified: ({ day, time }: { day: Date; time: Tag }) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      day.toLocaleDateString(locale, { ...options, timeZone: "UTC" });
    return (
      <>Last modified {time(`${part({ month: "long" })} ${part({ day: "numeric" })}, ${part({ year: "numeric" })}`)}</>
    );
  },
};
