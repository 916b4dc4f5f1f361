import type { ContractBreak } from '../gate/contract-break.ts';

/** A fault of the caller or of the registry's state, reported in one line. */
export interface ReleaseFault extends Error {
  /** Such as `version_taken`. */
  code: string;
  /** What the version would break, if that is why it was refused. */
  breaks?: readonly ContractBreak[];
}

/** A fault of a setting of the environment. */
export function settingFault(detail: string): ReleaseFault {
  return releaseFault('setting_invalid', detail);
}

/** Makes a fault; `detail` is a text for a person. */
export function releaseFault(
  code: string,
  detail: string,
  breaks?: readonly ContractBreak[],
): ReleaseFault {
  return Object.assign(new Error(detail), { code, ...(breaks && { breaks }) });
}
