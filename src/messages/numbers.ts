import { locale } from "./locale";

/** A number with the separators of the language, such as "1,240.5". */
export const formatNumber = (value: number): string => value.toLocaleString(locale);
