import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../processes/run-command.ts';
import { productPackages, readLockedPackages } from './product-packages.ts';

/** What npm prints beside its answer, such as warnings about its own settings, is left out. */
export function jsonIn(output: string): string {
  return output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
}

interface Inventory {
  metadata: { component: { 'bom-ref': string } };
  components: { name: string; version: string; purl: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The part of an inventory with these packages (`name@version`) and what they depend on. */
export function reduceTo<Whole extends Inventory>(whole: Whole, packages: Set<string>): Whole {
  const isKept = ({ purl }: { purl: string }) =>
    packages.has(decodeURIComponent(purl).replace('pkg:npm/', ''));
  const components = whole.components.filter(isKept);
  const refs = new Set(components.map((component) => component['bom-ref']));
  refs.add(whole.metadata.component['bom-ref']);
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return { ...whole, components, dependencies };
}

/**
 * The packages of the product at run time on this system, in CycloneDX's JSON. Read from the lock
 * file: the list does not depend on whether tools are installed.
 * @throws what npm prints
 */
export async function listPackages(root: string): Promise<string> {
  const command = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const output = await mustRun(command, { root, onOutput: () => undefined });
  const whole = JSON.parse(jsonIn(output)) as Inventory;
  const isInstalled = (path: string) => existsSync(join(root, path));
  const packages = productPackages(readLockedPackages(root), isInstalled);
  return `${JSON.stringify(reduceTo(whole, packages), null, 2)}\n`;
}
