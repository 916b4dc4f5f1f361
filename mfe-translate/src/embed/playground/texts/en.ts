/** Texts of the playground's script; the page, like its documentation, is only in English. */
export const en = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the code to copy it',
};
