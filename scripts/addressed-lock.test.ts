import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Lock = { packages: Record<string, Record<string, unknown>> };

const {
  whileAddressed,
  withAddresses,
}: {
  whileAddressed: <Result>(folder: string, registry: string, install: () => Result) => Result;
  withAddresses: (lock: Lock, registry: string) => Lock;
} = createRequire(__filename)('./addressed-lock.cjs');

const registry = 'https://packages.example.org/npm/';

const lock: Lock = {
  packages: {
    '': { version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/@topwords/api': { resolved: 'api', link: true },
    'node_modules/@koa/router': { version: '15.7.0', integrity: 'sha512-a' },
    'api/node_modules/lru-cache': { version: '11.5.3', integrity: 'sha512-b' },
    'node_modules/react-18': { name: 'react', version: '18.3.1', integrity: 'sha512-c' },
    'node_modules/unknown': { version: '1.0.0' },
  },
};

test('packages with a hash get the address that follows from their name', () => {
  const { packages } = withAddresses(lock, registry);
  const addresses = Object.entries(packages).map(([path, { resolved }]) => [path, resolved]);
  const at = 'https://packages.example.org/npm';
  expect(Object.fromEntries(addresses)).toEqual({
    '': undefined,
    api: undefined,
    'node_modules/@topwords/api': 'api',
    'node_modules/@koa/router': `${at}/@koa/router/-/router-15.7.0.tgz`,
    'api/node_modules/lru-cache': `${at}/lru-cache/-/lru-cache-11.5.3.tgz`,
    'node_modules/react-18': `${at}/react/-/react-18.3.1.tgz`,
    'node_modules/unknown': undefined,
  });
});

test('npm finds the addresses while it installs, and the project keeps none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-addresses-'));
  const file = join(folder, 'npm-shrinkwrap.json');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const found = whileAddressed(folder, registry, () => readFileSync(file, 'utf8'));
  expect(found).toContain('/-/router-15.7.0.tgz');
  const failing = () =>
    whileAddressed(folder, registry, () => {
      throw new Error('no network');
    });
  expect(failing).toThrow('no network');
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(JSON.stringify(lock));
  rmSync(folder, { recursive: true });
});
