import path from "node:path";

/**
 * The content of another agency than the sample. Unit tests read it, and never `data/`, which its owner changes. It has
 * no pictures: scripts/test/copies.ts draws them for a build.
 */
export const AGENCY_DATA = path.resolve("e2e/agencies/dubai/data");
