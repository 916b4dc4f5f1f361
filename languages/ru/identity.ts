/** Its English name, and what its speakers call it. */
export const identity = { name: 'Russian', endonym: 'Русский' } as const;
