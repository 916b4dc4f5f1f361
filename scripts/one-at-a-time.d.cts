/**
 * Takes the lock of a file if no running process holds it.
 * @returns a function that releases it
 */
export function takeLock(file: string): (() => void) | undefined;
