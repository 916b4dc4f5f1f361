/** Its English name and its own name. */
export const identity = { name: 'Russian', endonym: 'Русский' } as const;
