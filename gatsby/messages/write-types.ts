/** `npm run messages`: writes the messages' types. Run it after adding a message or changing its placeholders. */
import { writeFileSync } from "node:fs";
import { messageTypes, TYPES_FILE } from "./message-types";

writeFileSync(TYPES_FILE, messageTypes());
console.log(`${TYPES_FILE} is written.`);
