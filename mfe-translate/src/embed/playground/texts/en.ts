/** What the playground's script says; the page, like its documentation, is in English alone. */
export const en = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the code to copy it',
};
