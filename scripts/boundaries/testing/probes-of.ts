import { isExample, isFrontEnd, isRemote, type Project } from '../project.ts';

/** A file that imports one module in several forms, and how many of them are refused. */
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

/** Entries for building, which do not ship to learners. */
const kitEntries = ['testing', 'alone', 'fake-api', 'rspack'].map(
  (entry) => `@topwords/remote-kit/${entry}`,
);

function refusedFor(folder: string, project: Project): string[] {
  const others = [...project.packages.values()].filter((other) => other.folder !== folder);
  const remotes = others.filter((other) => other.folder.startsWith('mfe-'));
  const kit = kitEntries.filter((entry) => !isExample(folder) || !entry.endsWith('/fake-api'));
  return [
    ...others.filter((other) => other.folder !== 'platform').map((other) => other.name),
    ...others.map((other) => `../../${other.folder}/src/index.ts`),
    ...remotes.map((remote) => `${remote.folder.slice('mfe-'.length)}/remote`),
    ...remotes.map((remote) => `${remote.name}/src/remote.tsx`),
    ...kit,
    `@topwords/${folder}`,
    '@topwords/platform',
    '@topwords/platform/ui/button',
    '@topwords/platform/contracts/words.ts',
    ...(folder === 'content' ? [] : ['@topwords/languages/grammar']),
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
  const parts = [...(project.packages.get('platform')?.entries ?? [])];
  if (folder === 'platform') {
    return [...near, ...own, '../rx/index.ts', '@topwords/languages/identity'];
  }
  if (folder === 'shell') return [...near, ...own, ...parts, '@topwords/release/reader'];
  if (isFrontEnd(folder)) return [...near, ...own, ...parts, '@topwords/languages/typing'];
  if (isExample(folder)) return [...near, ...own, ...parts, '@topwords/remote-kit/fake-api'];
  if (folder === 'remote-kit') return [...near, ...own, ...parts, 'node:fs'];
  if (folder === 'api') {
    const readers = ['@topwords/release/log', '@topwords/release/reader'];
    const ofOthers = ['@topwords/platform/contracts', '@topwords/content/bank', ...readers];
    const ofLanguages = ['gloss', 'tutor', 'sound'].map((part) => `@topwords/languages/${part}`);
    return [...near, ...own, 'node:fs', ...ofOthers, ...ofLanguages];
  }
  if (folder === 'content') {
    const ofOthers = ['@topwords/platform/contracts', '@topwords/languages/grammar'];
    return [...near, ...own, 'node:fs', ...ofOthers];
  }
  if (folder === 'release') return [...near, ...own, 'node:fs', '@topwords/platform/contracts'];
  return [...near, ...own, 'node:fs'];
}

function specialCasesOf(folder: string): Case[] {
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
      ['ui/{}.test.ts', '@topwords/remote-kit/testing', false],
      ['ui/{}.test.ts', '@topwords/remote-kit/alone', true],
      ['ui/testing/{}.ts', '@topwords/remote-kit/testing', false],
      ['ui/{}.ts', './testing/near.ts', true],
      ['ui/{}.test.ts', './testing/near.ts', false],
    ];
  }
  if (isExample(folder)) {
    return [
      ['src/{}.test.ts', '@topwords/remote-kit/testing', true],
      ['src/{}.ts', 'node:fs', true],
      ['{}.config.ts', '../../rspack.base.js', true],
    ];
  }
  const releases: Case[] = [
    ['src/{}.ts', '@topwords/release/signing', true],
    ['src/{}.ts', '@topwords/release/testing', true],
    ['src/{}.test.ts', '@topwords/release/testing', folder !== 'api' && folder !== 'shell'],
    ['src/{}.ts', '@topwords/release/reader', folder !== 'api' && folder !== 'shell'],
    ['src/{}.ts', '@topwords/release/log', folder !== 'api'],
  ];
  if (folder === 'remote-kit') return [['src/{}.ts', 'antd', true], ...releases];
  if (!isFrontEnd(folder)) {
    return [
      ...releases,
      ['src/{}.ts', '@topwords/platform/ui', true],
      ['src/{}.test.ts', '@topwords/remote-kit/testing', true],
    ];
  }
  return [
    ...releases,
    ...sharedThroughFacades.map((name): Case => {
      const isConsoles = folder === 'mfe-console' && /^antd(\/|$)/.test(name);
      return ['src/{}.ts', name, !isConsoles];
    }),
    ['src/{}.ts', 'node:fs', true],
    ['src/{}.ts', '@testing-library/react', true],
    ['src/{}.ts', '../testing/near.ts', true],
    ['src/{}.test.tsx', '@topwords/remote-kit/testing', false],
    ['testing/{}.tsx', '@topwords/remote-kit/testing', false],
    ['src/{}.test.tsx', '@topwords/remote-kit/alone', true],
    ['src/bootstrap.tsx', '@topwords/remote-kit/alone', !isRemote(folder)],
    ['src/bootstrap.test.tsx', '@topwords/remote-kit/fake-api', true],
    ['{}.config.ts', '@topwords/remote-kit/rspack', false],
    ['{}.config.ts', '@topwords/remote-kit/testing', true],
    ['src/{}.test.tsx', '@testing-library/react', false],
    ['src/{}.test.tsx', '@topwords/api', true],
    ['{}.config.ts', '../rspack.base.js', false],
    ['{}.config.ts', '../api/package.json', true],
    ['{}.config.ts', '@topwords/api', true],
  ];
}

/** Refused and allowed imports of one package. */
export function probesOf(folder: string, project: Project): Probe[] {
  const path = folder === 'platform' ? 'ui/{}.ts' : 'src/{}.ts';
  const cases: Case[] = [
    ...refusedFor(folder, project).map((specifier): Case => [path, specifier, true]),
    ...allowedFor(folder, project).map((specifier): Case => [path, specifier, false]),
    ...specialCasesOf(folder),
  ];
  return cases.map(([place, specifier, isRefused], index) => ({
    file: `${folder}/${place.replace('{}', `probe-${index}`)}`,
    code: forms(specifier).join('\n'),
    specifier,
    faults: isRefused ? forms(specifier).length : 0,
  }));
}
