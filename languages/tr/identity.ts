/** Its English name and its own name. */
export const identity = { name: 'Turkish', endonym: 'Türkçe' } as const;
