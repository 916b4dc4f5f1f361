import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function dependenciesOf(file: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

// @spec D6
test('every package of the design card is a dependency', () => {
  const files = globSync(['package.json', '*/package.json'], { cwd: root });
  expect(files.flatMap(dependenciesOf)).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      '@module-federation/enhanced',
      '@rspack/core',
      '@rspack/cli',
      'react-router-dom',
      'rxjs',
      'koa',
      '@koa/router',
      'knex',
      'mysql2',
      'passport',
      'passport-google-oauth20',
      'antd',
      'jest',
      '@playwright/test',
    ]),
  );
});

// @spec D7
test('every part of the design card is a top-level folder', () => {
  const parts = [
    'shell',
    'mfe-words',
    'mfe-ai',
    'mfe-translate',
    'mfe-profile',
    'api',
    'package.json',
    'rspack.base.js',
    'tsconfig.json',
  ];
  expect(parts.filter((part) => !existsSync(join(root, part)))).toEqual([]);
});
