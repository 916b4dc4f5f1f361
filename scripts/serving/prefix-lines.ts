import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Forwards a process's output line by line, prefixed with its name. */
export function prefixLines(stream: Readable, name: string, print: (line: string) => void): void {
  const lines = createInterface({ input: stream });
  lines.on('line', (line) => print(`${name.padEnd(14)} ${line}`));
}
