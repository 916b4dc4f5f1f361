/** How the keys of all accounts' pairs start in the browser's storage. */
export const pairPrefix = 'topwords.pairs/';
