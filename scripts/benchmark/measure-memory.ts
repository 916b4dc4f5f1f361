import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, 'catalogue-memory.ts');

/** How many megabytes the catalogue of a bank and its indexes take, in a process of their own. */
export async function measureMemory(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, file]);
  return Number(stdout);
}
