/**
 * npm run conformance: checks the statements of docs/conformance.md against the tests that name
 * them in `// @spec` comments. `npm run conformance -- W1 W6` lists the tests of these statements.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConformance } from './conformance/check-conformance.ts';
import { listSources } from './sources/list-sources.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = listSources(root, '**/*.{test,spec}.{ts,tsx}').map(
  (file) => [file, read(file)] as const,
);
const { tests, faults } = checkConformance(read('docs/conformance.md'), new Map(files));

for (const id of process.argv.slice(2)) console.log([id, ...(tests.get(id) ?? [])].join('\n  '));
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${tests.size} statements, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
