/**
 * npm run texts: lists what each language of the interface lacks, and texts that nothing reads; it
 * fails if there is any. `npm run texts -- de` lists what is to be written for a new language.
 */
import { join } from 'node:path';
import { interfaceLanguages } from '../platform/contracts/index.ts';
import { listMissing } from './texts/list-missing.ts';
import { listUnused } from './texts/list-unused.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : interfaceLanguages.filter((code) => code !== 'en');

let faults = 0;
function print(heading: string, lines: readonly string[]): void {
  faults += lines.length;
  console.log(lines.length === 0 ? `✓ ${heading}: none` : `✗ ${heading}: ${lines.length}`);
  for (const line of lines) console.log(`    ${line}`);
}

for (const language of languages) {
  print(`Missing in ${language}`, await listMissing(root, language));
}
if (asked.length === 0) print('Read by nothing', await listUnused(root));
process.exitCode = faults === 0 ? 0 : 1;
