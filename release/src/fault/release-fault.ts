import type { ContractBreak } from '../gate/contract-break.ts';

/** A fault of the one who calls, or of the registry's state, that is told in one line. */
export interface ReleaseFault extends Error {
  /** Literal, such as `version_taken`. */
  code: string;
  /** What a version would break, when that is why it was refused. */
  breaks?: readonly ContractBreak[];
}

/** Makes a fault; `detail` is a text for a person. */
export function releaseFault(
  code: string,
  detail: string,
  breaks?: readonly ContractBreak[],
): ReleaseFault {
  return Object.assign(new Error(detail), { code, ...(breaks && { breaks }) });
}
