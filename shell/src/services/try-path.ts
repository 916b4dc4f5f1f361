/** Where visitors learn their first words. */
export const tryPath = '/try';
