import { countriesIn } from "../plugins/content/countries";

/** Replaces what the build writes for `$countries`. */
export default countriesIn("en-GB");
