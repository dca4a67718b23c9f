/** `npm run messages`: writes the types of the messages, after one was added or has got another placeholder. */
import { writeFileSync } from "node:fs";
import { messageTypes, TYPES_FILE } from "./message-types";

writeFileSync(TYPES_FILE, messageTypes());
console.log(`${TYPES_FILE} is written.`);
