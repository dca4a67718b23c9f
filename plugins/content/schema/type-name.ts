/** The type of the node for a whole JSON file. Its entries become nodes of their own. */
export const DATA_FILE_TYPE = "DataFile";

/** Names the nodes of gatsby-transformer-json; `source-items` turns each of them into nodes of the content types. */
export const jsonTypeName = (): string => DATA_FILE_TYPE;
