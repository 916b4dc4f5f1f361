/** Its English name and its own name. */
export const identity = { name: 'Spanish', endonym: 'Español' } as const;
