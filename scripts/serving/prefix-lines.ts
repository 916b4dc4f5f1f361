import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Passes on what a process prints, line by line, with its name before each. */
export function prefixLines(stream: Readable, name: string, print: (line: string) => void): void {
  const lines = createInterface({ input: stream });
  lines.on('line', (line) => print(`${name.padEnd(14)} ${line}`));
}
