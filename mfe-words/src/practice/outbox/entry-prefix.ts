/** How the keys of all accounts' entries start in the browser's storage. */
export const entryPrefix = 'topwords.practice/';
