import { codeOf } from '../errors/known-error.ts';

/**
 * Reads a file that the build wrote beside the bank. A bank other than the build's own, and a build
 * without the file, have none.
 */
export function loadBuilt<T extends { version: string }>(
  bankVersion: string,
  load: () => T,
): T | undefined {
  try {
    const built = load();
    return built.version === bankVersion ? built : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
