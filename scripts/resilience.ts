/**
 * npm run resilience: attacks the product as a hostile account or a failing machine would, on
 * private servers of this machine, and shows each result with its limit. A result out of bounds
 * fails the command. `npm run resilience -- exports kills` runs only these scenarios; each is a
 * file of `scripts/resilience`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from './resilience/scenario.ts';
import { findingsTable } from './resilience/findings.ts';

const root = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'resilience');
const ending = '.scenario.ts';
const names = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No scenario is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : names) await runScenario(name);
}

async function runScenario(name: string): Promise<void> {
  const { scenario } = (await import(join(folder, name + ending))) as { scenario: Scenario };
  console.log(`\n${name}: ${scenario.title}`);
  const findings = await scenario.run(root);
  console.log(findingsTable(findings));
  if (findings.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
}
