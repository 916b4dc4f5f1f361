/**
 * How the keys of choices that belong to the device start in the browser's storage. Signing out
 * leaves them: they say nothing of the account.
 */
export const devicePrefix = 'topwords.device/';
