import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readProject, type Project } from './project.ts';
import { judgeImport } from './judge-import.ts';

const root = resolve(__dirname, '../..');
const project = readProject(root);

/** A file that names one module in several forms, and how many of these are refused. */
interface Probe {
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
function probesOf(folder: string, project: Project): Probe[] {
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

interface Report {
  diagnostics: { code?: string; filename: string; message: string }[];
}

/** A copy of what the lint configuration reads, to keep the probes out of the project itself. */
async function buildMirror(packages: Project['packages']): Promise<string> {
  const mirror = await mkdtemp(join(tmpdir(), 'topwords-boundaries-'));
  const rootFiles = ['.oxlintrc.json', 'package.json', 'tsconfig.json'];
  for (const file of rootFiles) await cp(join(root, file), join(mirror, file));
  for (const plugin of ['scripts/boundaries', 'scripts/lint-rules']) {
    await cp(join(root, plugin), join(mirror, plugin), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(mirror, 'node_modules'));
  for (const folder of packages.keys()) {
    await mkdir(join(mirror, folder), { recursive: true });
    await cp(join(root, folder, 'package.json'), join(mirror, folder, 'package.json'));
  }
  return mirror;
}

function lint(folder: string): Promise<Report> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<Report>();
  const command = join(root, 'node_modules/.bin/oxlint');
  execFile(
    command,
    ['--format', 'json'],
    { cwd: folder, maxBuffer: 1 << 28 },
    (error, stdout, stderr) => {
      try {
        const report: Report = JSON.parse(stdout);
        settle(report);
      } catch {
        reject(new Error(stdout + stderr, { cause: error }));
      }
    },
  );
  return promise;
}

describe('the lint configuration', () => {
  const probes = new Map<string, Probe[]>(
    [...project.packages.keys()]
      .filter((folder) => folder !== 'e2e')
      .map((folder) => [folder, probesOf(folder, project)]),
  );
  let mirror = '';
  let report: Report;

  beforeAll(async () => {
    mirror = await buildMirror(project.packages);
    for (const probe of [...probes.values()].flat()) {
      const path = join(mirror, probe.file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${probe.code}\n`);
    }
    report = await lint(mirror);
  }, 60_000);

  afterAll(() => rm(mirror, { recursive: true, force: true }));

  test('knows every package of the project', async () => {
    const entries = await readdir(root, { withFileTypes: true });
    const remotes = entries.filter((entry) => entry.name.startsWith('mfe-'));
    const expected = ['api', 'content', 'platform', 'registry', 'shell'];
    expect([...probes.keys()]).toEqual(expect.arrayContaining(expected));
    expect([...probes.keys()]).toEqual(
      expect.arrayContaining(remotes.map((remote) => remote.name)),
    );
  });

  describe.each([...probes.keys()])('of %s', (folder) => {
    // @spec D8
    test.each((probes.get(folder) ?? []).map((probe) => [probe.specifier, probe] as const))(
      'judges %s rightly, however it is imported',
      (_specifier, probe) => {
        const found = report.diagnostics.filter(
          (diagnostic) =>
            diagnostic.filename === probe.file &&
            diagnostic.code === 'boundaries(imports-run-one-way)',
        );
        const unread = report.diagnostics.filter(
          (diagnostic) => diagnostic.filename === probe.file && !diagnostic.code,
        );
        expect(unread).toEqual([]);
        expect(found.map((diagnostic) => diagnostic.message)).toHaveLength(probe.faults);
      },
    );
  });
});

test('an import that only the run can name is refused where the code runs in a browser', () => {
  expect(judgeImport('mfe-words/src/a.ts', null, project)).toMatch('literal');
  expect(judgeImport('platform/ui/a.ts', null, project)).toMatch('literal');
  expect(judgeImport('api/src/a.ts', null, project)).toBeUndefined();
});

test('end-to-end tests and scripts may import anything', () => {
  expect(judgeImport('e2e/a.spec.ts', '@topwords/api', project)).toBeUndefined();
  expect(judgeImport('scripts/a.ts', '../api/src/app.ts', project)).toBeUndefined();
});

test('a package that the rules do not list may import nothing of ours', () => {
  const unlisted = {
    folder: 'tools',
    name: 'tools',
    dependencies: new Set<string>(),
    entries: new Set<string>(),
  };
  const grown = { ...project, packages: new Map([...project.packages, ['tools', unlisted]]) };
  expect(judgeImport('tools/a.ts', '@topwords/platform/contracts', grown)).toMatch('nothing');
  expect(judgeImport('tools/a.ts', '../api/src/app.ts', grown)).toMatch('leave tools');
});
