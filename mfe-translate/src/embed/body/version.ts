/** The version of the build; the build writes it in. */
export const version = 'topwords-embed-version';
