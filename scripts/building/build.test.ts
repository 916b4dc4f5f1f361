import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, isUpToDate } from './build.ts';
import { clipLines } from './clip-lines.ts';
import { inSeconds } from './in-seconds.ts';
import { fingerprint } from './fingerprint.ts';
import { listSteps, type BuildStep } from './list-steps.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topwords-build-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A step that copies its source, by a command that works everywhere. */
function buildStep(overrides: Partial<BuildStep> = {}): BuildStep {
  return {
    name: 'copy',
    title: 'Copy made',
    command: [process.execPath, '-e', "fs.copyFileSync('source/a.txt', 'made.txt')"],
    inputs: ['source'],
    outputs: ['made.txt'],
    after: [],
    ...overrides,
  };
}

/** A command that ends once its file and the other's exist: alone, it would not. */
function meet(own: string, other: string): string[] {
  const wait = `setInterval(() => fs.existsSync('${other}') && process.exit(), 5)`;
  return [process.execPath, '-e', `fs.writeFileSync('${own}', ''); ${wait}`];
}

async function runBuild(...steps: BuildStep[]) {
  const lines: string[] = [];
  const isBuilt = await build({ root, steps, print: (line) => lines.push(line) });
  return { isBuilt, lines };
}

describe('the build', () => {
  test('runs a step, reports its duration, and skips it while nothing changes', async () => {
    write('source/a.txt', 'one');
    const first = await runBuild(buildStep());
    expect(first.isBuilt).toBe(true);
    expect(first.lines).toEqual([expect.stringMatching(/^✓ Copy made \(\d+\.\d s\)$/)]);
    expect((await runBuild(buildStep())).lines).toEqual([]);
  });

  test('runs a step again when a source has changed, been added or been renamed', async () => {
    write('source/a.txt', 'one');
    await runBuild(buildStep());
    write('source/a.txt', 'two');
    expect((await runBuild(buildStep())).lines).toHaveLength(1);
    write('source/deep/b.txt', 'new');
    expect((await runBuild(buildStep())).lines).toHaveLength(1);
  });

  test('runs a step again when its output is missing', async () => {
    write('source/a.txt', 'one');
    await runBuild(buildStep());
    rmSync(join(root, 'made.txt'));
    expect((await runBuild(buildStep())).lines).toHaveLength(1);
    expect(existsSync(join(root, 'made.txt'))).toBe(true);
  });

  test('runs a step again when the sources of an earlier step change', async () => {
    const publish = buildStep({
      name: 'publish',
      command: [process.execPath, '-e', ''],
      inputs: [],
      outputs: [],
      after: ['copy'],
    });
    write('source/a.txt', 'one');
    expect((await runBuild(buildStep(), publish)).lines).toHaveLength(2);
    expect((await runBuild(buildStep(), publish)).lines).toHaveLength(0);
    write('source/a.txt', 'two');
    expect((await runBuild(buildStep(), publish)).lines).toHaveLength(2);
  });

  test('stops at a step that fails, shows its output and retries it next time', async () => {
    write('source/a.txt', 'one');
    const broken = buildStep({
      command: [process.execPath, '-e', "console.error('a comma is missing'); process.exit(2)"],
    });
    const never = buildStep({ name: 'never', after: ['copy'] });
    const { isBuilt, lines } = await runBuild(broken, never);
    expect(isBuilt).toBe(false);
    expect(lines).toEqual(['a comma is missing', expect.stringMatching(/^✗ Copy failed \(/)]);
    expect(existsSync(join(root, 'made.txt'))).toBe(false);
    expect((await runBuild(broken)).isBuilt).toBe(false);
  });

  test('runs steps at the same time, each after those whose results it reads', async () => {
    const [left, right] = [
      buildStep({ name: 'left', command: meet('l', 'r'), outputs: ['l'] }),
      buildStep({ name: 'right', command: meet('r', 'l'), outputs: ['r'] }),
    ];
    const last = buildStep({
      name: 'last',
      title: 'Last made',
      command: [process.execPath, '-e', "fs.statSync('l'); fs.statSync('r')"],
      outputs: [],
      after: ['left', 'right'],
    });
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    write('source/a.txt', 'one');
    expect(await build({ root, steps: [left, right, last], print, atOnce: 2 })).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^✓ Last made/);
  });

  test('a step that fails stops those that run', async () => {
    const endless = buildStep({
      name: 'endless',
      command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'],
    });
    const broken = buildStep({
      command: [process.execPath, '-e', "console.error('a comma is missing'); process.exit(2)"],
    });
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    expect(await build({ root, steps: [endless, broken], print, atOnce: 2 })).toBe(false);
    expect(lines).toEqual(['a comma is missing', expect.stringMatching(/^✗ Copy failed \(/)]);
    expect(existsSync(join(root, '.cache/build/endless'))).toBe(false);
  });

  test('fails when a tool is missing', async () => {
    const { isBuilt, lines } = await runBuild(buildStep({ command: ['no-such-tool'] }));
    expect(isBuilt).toBe(false);
    expect(lines[0]).toContain('no-such-tool');
  });
});

describe('the fingerprint', () => {
  test('ignores tests and built files', () => {
    write('source/a.ts', 'a');
    const before = fingerprint(root, ['source'], []);
    write('source/a.test.ts', 'test');
    write('source/dist/a.js', 'built');
    write('source/node_modules/b/index.js', 'installed');
    expect(fingerprint(root, ['source'], [])).toBe(before);
  });

  test('changes with the name of a file and with the command', () => {
    write('source/a.ts', 'a');
    const before = fingerprint(root, ['source'], ['build']);
    expect(fingerprint(root, ['source'], ['build --fast'])).not.toBe(before);
    write('other/b.ts', 'a');
    expect(fingerprint(root, ['other'], ['build'])).not.toBe(before);
  });
});

test('a stamp of different sources is out of date', () => {
  write('.cache/build/copy', 'old print');
  write('made.txt', '');
  expect(isUpToDate(root, buildStep(), 'old print')).toBe(true);
  expect(isUpToDate(root, buildStep(), 'new print')).toBe(false);
});

test('the steps include every remote that has a build, and publish them last', () => {
  write('mfe-words/rspack.config.js', '');
  write('mfe-tomorrow/rspack.config.js', '');
  write('mfe-empty/package.json', '{}');
  const steps = listSteps(root);
  const names = steps.map((step) => step.name);
  expect(names.filter((name) => name.startsWith('mfe-'))).toEqual(['mfe-tomorrow', 'mfe-words']);
  expect(names.at(-1)).toBe('registry');
  expect(steps.at(-1)?.after).toEqual(['pages', 'mfe-tomorrow', 'mfe-words']);
});

test('a step comes after the steps whose results it reads', () => {
  const names = listSteps(root).map((step) => step.name);
  for (const [index, step] of listSteps(root).entries()) {
    const earlier = names.slice(0, index);
    expect(earlier).toEqual(expect.arrayContaining([...step.after]));
  }
});

test('a duration is shown in seconds', () => {
  expect(inSeconds(449)).toBe('0.4 s');
  expect(inSeconds(61_000)).toBe('61.0 s');
});

test('a line of a minified file is clipped', () => {
  expect(clipLines('short\nline\n\n')).toBe('short\nline');
  expect(clipLines('x'.repeat(5000))).toHaveLength(301);
});
