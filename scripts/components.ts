/**
 * npm run components: the packages that the product contains at run time, with their ages and
 * licences, from npm's registry. Exits with 1 when one breaks the time frames of SECURITY.md.
 */
import { join } from 'node:path';
import { readAudit } from './components/read-audit.ts';
import { describeComponents } from './components/describe-components.ts';
import { findAges } from './components/find-ages.ts';
import { jsonIn, listPackages } from './components/list-packages.ts';
import { readComponents } from './components/read-components.ts';
import { mustRun, runCommand } from './processes/run-command.ts';

const root = join(import.meta.dirname, '..');
const quiet = { root, onOutput: () => undefined };
const registry = await mustRun(['npm', 'config', 'get', 'registry'], quiet);
const [address = ''] = /https?:\S+/.exec(registry) ?? [];
const aged = await findAges(readComponents(await listPackages(root)), address);
const audit = await runCommand(['npm', 'audit', '--omit', 'dev', '--json'], quiet);
const advisories = readAudit(jsonIn(audit.output));
const { lines, faults } = describeComponents(aged, advisories, new Date());
console.log([...lines, ''].join('\n'));
if (advisories === undefined) {
  console.log('The registry answers no audits: published vulnerabilities were not looked up');
} else {
  console.log(`${advisories.length} published vulnerabilities`);
}
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
