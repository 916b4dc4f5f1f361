/** Its English name, and what its speakers call it. */
export const identity = { name: 'Spanish', endonym: 'Español' } as const;
