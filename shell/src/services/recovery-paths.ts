/** Where a person asks for a link that sets a new password. */
export const askPath = '/forgot-password';

/** Where the mailed link leads, with its token in the fragment. */
export const resetPath = '/reset-password';

/** The address of a screen of recovery. */
export type RecoveryPath = typeof askPath | typeof resetPath;

/** Whether a path is one of recovery. */
export function isRecoveryPath(path: string): path is RecoveryPath {
  return path === askPath || path === resetPath;
}
