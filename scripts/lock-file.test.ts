import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

const text = readFileSync(join(__dirname, '../package-lock.json'), 'utf8');
const { packages }: Lock = JSON.parse(text);

/** Whether a package would find another by Node's resolution. */
function finds(importer: string, name: string): boolean {
  const nested = importer === '' ? `node_modules/${name}` : `${importer}/node_modules/${name}`;
  if (nested in packages) return true;
  if (importer === '') return false;
  return finds(importer.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, ''), name);
}

test('the lock file names the optional packages of every system, as npm ci requires', () => {
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(path, name)),
  );
  expect(absent).toEqual([]);
});

test('the lock file names no registry: each machine has its own', () => {
  const addresses = Object.values(packages)
    .map(({ resolved }) => resolved)
    .filter((address) => address?.startsWith('http'));
  expect(addresses).toEqual([]);
});
