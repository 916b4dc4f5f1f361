/** The version of the build; inserted by the build. */
export const version = 'topwords-embed-version';
