import { t } from "../../messages/t";

interface Office {
  readonly city: string;
  readonly district: string | null;
}

/** What an office's heading calls it: its city, and the district if another office is in the same city. */
export const officeName = ({ city, district }: Office): string =>
  district === null ? city : t("office.inDistrict", { city, district });
