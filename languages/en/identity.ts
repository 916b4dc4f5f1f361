/** Its English name, and what its speakers call it. */
export const identity = { name: 'English', endonym: 'English' } as const;
