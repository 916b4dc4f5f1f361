import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commands } from '../release/src/cli/run-command.ts';
import { listRemotes } from '../remote-kit/remotes/list-remotes.ts';
import { readRemotePort } from '../remote-kit/remotes/read-remote-port.ts';
import { planRemote, type RemotePlan } from '../remote-kit/create-remote/plan-remote.ts';
import { writeRemote } from '../remote-kit/create-remote/write-remote.ts';

const project = join(__dirname, '..');
const bin = join(project, 'node_modules/.bin');
const run = promisify(execFile);
let root: string;

/** A copy of the files that a remote and its checks need: no build, no other remote's sources. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'topwords-create-remote-'));
  const copied = ['.oxlintrc.json', '.oxfmtrc.json', 'package.json'];
  for (const path of [
    ...copied,
    'tsconfig.json',
    'platform',
    'remote-kit',
    'scripts/boundaries',
    'scripts/lint-rules',
  ]) {
    cpSync(join(project, path), join(root, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  for (const folder of listRemotes(project)) {
    for (const file of ['package.json', 'remote.json', 'rspack.config.js']) {
      cpSync(join(project, folder, file), join(root, folder, file));
    }
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
});

afterAll(() => rmSync(root, { recursive: true }));

function plan(name: string, options: { title?: string; route?: string } = {}): RemotePlan {
  const planned = planRemote(root, { name, ...options });
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
}

test.each([
  ['Games', {}, 'kebab-case'],
  ['games_of_today', {}, 'kebab-case'],
  ['1games', {}, 'kebab-case'],
  ['mfe-games', {}, 'Leave mfe- out'],
  ['words', {}, 'already'],
  ['shell', {}, 'taken by the product'],
  ['platform', {}, 'taken by the product'],
  ['games', { route: '/words' }, 'belongs to mfe-words'],
  ['learned', {}, 'belongs to mfe-words'],
  ['games', { route: '/api/games' }, 'belong to the product'],
  ['games', { route: 'games' }, 'not a path'],
  ['games', { title: `It's "quoted"` }, 'title'],
])('the name %s with %j is refused in one line', (name, options, reason) => {
  const refusal = planRemote(root, { name, ...options });
  expect(refusal).toMatch(reason);
  expect(refusal).toMatch(/^.+$/);
});

test('a remote cannot have the name of a command of npm run release', () => {
  expect(commands.size).toBeGreaterThan(5);
  for (const name of commands.keys()) {
    expect(planRemote(root, { name })).toMatch('taken by the product');
  }
});

test('a new remote comes after the existing ones, on a free port', () => {
  const { title, route, port, order } = plan('word-games');
  expect([title, route]).toEqual(['Word Games', '/word-games']);
  const taken = listRemotes(root).map((folder) => readRemotePort(root, folder));
  expect(taken).not.toContain(port);
  const orders = listRemotes(root).flatMap((folder) => {
    const text = readFileSync(join(root, folder, 'remote.json'), 'utf8');
    return (JSON.parse(text) as { navigation: { order: number }[] }).navigation;
  });
  expect(order).toBeGreaterThan(Math.max(...orders.map((entry) => entry.order)));
});

test('the new remote is found, and passes lint and type checks', async () => {
  const planned = plan('word-games', { title: 'Games & Play', route: '/games/of-words' });
  const files = writeRemote(root, join(project, 'remote-kit/template'), planned);
  expect(files).toContain('mfe-word-games/src/languages/languages-screen.test.tsx');
  expect(listRemotes(root)).toContain('mfe-word-games');
  expect(readRemotePort(root, 'mfe-word-games')).toBe(planned.port);
  expect(planRemote(root, { name: 'other', route: '/games/of-words' })).toMatch('mfe-word-games');

  const own = ['mfe-word-games'];
  const tsconfig = {
    extends: './tsconfig.json',
    include: [...own, 'platform/ui/css-modules.d.ts'],
  };
  writeFileSync(join(root, 'tsconfig.own.json'), JSON.stringify(tsconfig));
  const tools: [string, ...string[]][] = [
    ['oxfmt', ...own],
    ['oxlint', ...own],
    ['tsc', '--noEmit', '-p', 'tsconfig.own.json'],
  ];
  for (const [tool, ...args] of tools) await run(join(bin, tool), args, { cwd: root });
  const screen = readFileSync(join(root, 'mfe-word-games/src/texts/en.ts'), 'utf8');
  expect(screen).toMatch("title: 'Games & Play'");
}, 120_000);
