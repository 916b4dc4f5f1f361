/** A fault of the one who calls, or of the registry's state, that is told in one line. */
export interface RegistryFault extends Error {
  /** Literal, such as `version_taken`. */
  code: string;
}

/** Makes a fault; `detail` is a text for a person. */
export function registryFault(code: string, detail: string): RegistryFault {
  return Object.assign(new Error(detail), { code });
}
