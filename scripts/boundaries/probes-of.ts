import type { Project } from './project.ts';

/** A file that names one module in several forms, and how many of these are refused. */
export interface Probe {
  file: string;
  code: string;
  specifier: string;
  faults: number;
}

const forms = (specifier: string): string[] => [
  `import '${specifier}';`,
  `import { a } from '${specifier}';\nexport const b = a;`,
  `import type { C } from '${specifier}';\nexport type D = C;`,
  `export * from '${specifier}';`,
  `export { e } from '${specifier}';`,
  `export const f = () => import('${specifier}');`,
  `export const g = () => import(\`${specifier}\`);`,
  `export type H = import('${specifier}').H;`,
  `export const i = require('${specifier}');`,
  `export const j = require.resolve('${specifier}');`,
  `export const k = jest.requireActual('${specifier}');`,
  `jest.mock('${specifier}');`,
];

type Case = [path: string, specifier: string, isRefused: boolean];

const sharedThroughFacades = [
  'antd',
  'antd/es/button',
  '@ant-design/icons',
  'rxjs',
  'rxjs/operators',
  'react-router',
  'react-router-dom',
];

function isFrontEnd(folder: string): boolean {
  return folder === 'shell' || folder.startsWith('mfe-');
}

function isExample(folder: string): boolean {
  return folder.startsWith('examples/');
}

function refusedFor(folder: string, project: Project): string[] {
  const others = [...project.packages.values()].filter((other) => other.folder !== folder);
  const remotes = others.filter((other) => other.folder.startsWith('mfe-'));
  return [
    ...others.filter((other) => other.folder !== 'platform').map((other) => other.name),
    ...others.map((other) => `../../${other.folder}/src/index.ts`),
    ...remotes.map((remote) => `${remote.folder.slice('mfe-'.length)}/remote`),
    ...remotes.map((remote) => `${remote.name}/src/remote.tsx`),
    `@topwords/${folder}`,
    '@topwords/platform',
    '@topwords/platform/ui/button',
    '@topwords/platform/contracts/words.ts',
    '../../package.json',
    '../../rspack.base.js',
    '/src/index.ts',
    'a-remote-of-tomorrow/remote',
    'a-package-nobody-declared',
  ];
}

function allowedFor(folder: string, project: Project): string[] {
  const itself = project.packages.get(folder);
  const own = [...(itself?.dependencies ?? [])].filter((name) => !name.startsWith('@topwords/'));
  const near = ['./near.ts', '../near.ts', './near.module.css'];
  const entries = [...(project.packages.get('platform')?.entries ?? [])];
  const parts = entries.filter((entry) => !/\/(testing|alone|fake-api)$/.test(entry));
  if (folder === 'platform') return [...near, ...own, '../rx/index.ts'];
  if (isFrontEnd(folder)) return [...near, ...own, ...parts];
  if (isExample(folder)) return [...near, ...own, ...parts, '@topwords/platform/fake-api'];
  if (folder === 'api') {
    return [...near, ...own, 'node:fs', '@topwords/platform/contracts', '@topwords/content/bank'];
  }
  if (folder === 'registry') return [...near, ...own, 'node:fs', '@topwords/platform/contracts'];
  return [...near, ...own, 'node:fs'];
}

function particularTo(folder: string): Case[] {
  if (folder === 'platform') {
    return [
      ['contracts/{}.ts', 'zod', false],
      ['contracts/{}.ts', 'zod/mini', false],
      ['contracts/{}.ts', './near.ts', false],
      ['contracts/{}.ts', 'rxjs', true],
      ['contracts/{}.ts', '../rx/index.ts', true],
      ['contracts/{}.ts', 'node:fs', true],
      ['ui/{}.ts', 'node:fs', true],
      ['ui/{}.test.ts', '@testing-library/react', false],
    ];
  }
  if (isExample(folder)) {
    return [
      ['src/{}.ts', '@topwords/platform/testing', true],
      ['src/{}.ts', '@topwords/platform/alone', true],
      ['src/{}.ts', 'node:fs', true],
      ['{}.config.ts', '../../rspack.base.js', true],
    ];
  }
  if (!isFrontEnd(folder)) return [['src/{}.ts', '@topwords/platform/ui', true]];
  return [
    ...sharedThroughFacades.map((name): Case => ['src/{}.ts', name, true]),
    ['src/{}.ts', 'node:fs', true],
    ['src/{}.ts', '@topwords/platform/testing', true],
    ['src/{}.ts', '@testing-library/react', true],
    ['src/{}.test.tsx', '@topwords/platform/testing', false],
    ['src/{}.tsx', '@topwords/platform/alone', true],
    ['src/{}.tsx', '@topwords/platform/fake-api', true],
    ['src/{}.test.tsx', '@topwords/platform/alone', true],
    ['src/{}.test.tsx', '@testing-library/react', false],
    ['src/{}.test.tsx', '@topwords/api', true],
    ['{}.config.ts', '../rspack.base.js', false],
    ['{}.config.ts', '../api/package.json', true],
    ['{}.config.ts', '@topwords/api', true],
  ];
}

/** Imports, refused and allowed, for one package. */
export function probesOf(folder: string, project: Project): Probe[] {
  const path = folder === 'platform' ? 'ui/{}.ts' : 'src/{}.ts';
  const cases: Case[] = [
    ...refusedFor(folder, project).map((specifier): Case => [path, specifier, true]),
    ...allowedFor(folder, project).map((specifier): Case => [path, specifier, false]),
    ...particularTo(folder),
  ];
  return cases.map(([place, specifier, isRefused], index) => ({
    file: `${folder}/${place.replace('{}', `probe-${index}`)}`,
    code: forms(specifier).join('\n'),
    specifier,
    faults: isRefused ? forms(specifier).length : 0,
  }));
}
