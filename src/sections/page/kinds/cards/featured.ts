/** Which of the cards of a section stand out: the second of each three. */
export const isFeatured = (index: number): boolean => index % 3 === 1;
