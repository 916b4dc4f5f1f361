import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readProject, type Project } from './project.ts';
import { judgeImport } from './judge-import.ts';
import { probesOf, type Probe } from './testing/probes-of.ts';

const root = resolve(__dirname, '../..');
const project = readProject(root);

interface Report {
  diagnostics: { code?: string; filename: string; message: string }[];
}

/** Copies what the lint configuration reads, to keep the probes out of the project. */
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
    const expected = ['api', 'content', 'languages', 'platform', 'release', 'remote-kit', 'shell'];
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

test('refuses an import whose name is computed at run time in browser code', () => {
  expect(judgeImport('mfe-words/src/a.ts', null, project)).toMatch('literal');
  expect(judgeImport('platform/ui/a.ts', null, project)).toMatch('literal');
  expect(judgeImport('api/src/a.ts', null, project)).toBeUndefined();
});

test('end-to-end tests and scripts may import anything', () => {
  expect(judgeImport('e2e/a.spec.ts', '@topwords/api', project)).toBeUndefined();
  expect(judgeImport('scripts/a.ts', '../api/src/app.ts', project)).toBeUndefined();
});

test('a package that the rules do not list may not import our packages', () => {
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
