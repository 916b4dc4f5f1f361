/** A word or form as the texts of reasons mark it. */
export const star = (text: string): string => `*${text}*`;
