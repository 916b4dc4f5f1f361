/** Where a person asks for a link that sets a new password. */
export const askPath = '/forgot-password';

/** Where that link leads, with its token in the fragment. */
export const resetPath = '/reset-password';

/** Where the mailed link leads that confirms an address. */
export const confirmPath = '/confirm-email';

/** Where the link leads that was mailed to the former address of an account. */
export const leavePath = '/leave-email';

/** Where the link leads that turns reminders off. */
export const remindersPath = '/reminders-off';

const paths = [askPath, resetPath, confirmPath, leavePath, remindersPath] as const;

/** The address of a screen that mailed links lead to, or that has one mailed. */
export type RecoveryPath = (typeof paths)[number];

/** Whether a path is one of them. */
export function isRecoveryPath(path: string): path is RecoveryPath {
  return (paths as readonly string[]).includes(path);
}
