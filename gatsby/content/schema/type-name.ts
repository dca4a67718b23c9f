/** The type of the one node that stands for a whole JSON file. Its entries are nodes of their own, made from it. */
export const DATA_FILE_TYPE = "DataFile";

/** Names the nodes of gatsby-transformer-json; `source-items` turns each of them into nodes of the content types. */
export const jsonTypeName = (): string => DATA_FILE_TYPE;
