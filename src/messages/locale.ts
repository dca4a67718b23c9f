import { site } from "../site";
import { localeOf } from "../utils/language";

/** How the browser writes dates, days and numbers. Interface words have a folder of their own for each language. */
export const locale = localeOf(site);
