/** Whether a card stands out: the second of every three in a section does. */
export const isFeatured = (index: number): boolean => index % 3 === 1;
