/**
 * Takes the lock of a file if no running process holds it.
 * @returns what gives it back
 */
export function takeTurn(file: string): (() => void) | undefined;
