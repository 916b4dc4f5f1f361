/** Its English name and its own name. */
export const identity = { name: 'English', endonym: 'English' } as const;
