/** Its English name, and what its speakers call it. */
export const identity = { name: 'Turkish', endonym: 'Türkçe' } as const;
