import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInBloomFilter } from './bloom-filter.ts';
import { foldPassword } from './fold-password.ts';

/** The 100,000 commonest passwords of eight characters or more; `make-common-passwords` makes it. */
export const commonPasswordsFile = join(import.meta.dirname, 'common-passwords.bin');

let filter: Uint8Array | undefined;

/** Whether a password is among the commonest; wrong for one good password in 100,000. */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(commonPasswordsFile);
  return isInBloomFilter(filter, foldPassword(password));
}
