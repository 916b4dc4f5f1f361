/** npm run conformance: holds docs/conformance.md against the tests that it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument } from './conformance/check-document.ts';
import { createTestFinder } from './conformance/find-tests.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
const { rows, faults } = checkDocument(text, createTestFinder(root));
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${rows} rows, all held`);
else {
  console.error(`${rows} rows, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
  process.exitCode = 1;
}
