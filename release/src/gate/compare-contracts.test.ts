import { rmSync } from 'node:fs';
import path from 'node:path';
import { compareContracts } from './compare-contracts.ts';
import type { ContractBreak, LiveContract } from './contract-break.ts';
import { describeContract, describeHost } from './describe-contract.ts';
import { buildProject, manifestOf, remoteModule } from './testing/build-project.ts';

const map = 'platform/events/event-map.ts';
const hostApi = 'platform/host/host-api.ts';
const manifest = 'mfe-words/remote.json';
const words = 'mfe-words/src/remote.tsx';
const embed = 'mfe-words/src/embed/embed.ts';

let live: Record<'shell' | 'words' | 'tutor', LiveContract>;

type Name = keyof typeof live;
type Changes = Parameters<typeof buildProject>;

async function contractOf(name: Name, ...changes: Changes): Promise<LiveContract> {
  const root = buildProject(...changes);
  try {
    const contract =
      name === 'shell'
        ? await describeHost(root)
        : await describeContract(root, path.join(root, `mfe-${name}`));
    return { name, version: '1.0.0', contract };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What breaks when only this front end goes live with these changes. */
async function breaksOf(name: Name, ...changes: Changes): Promise<ContractBreak[]> {
  const changed = await contractOf(name, ...changes);
  const consumers = Object.values(live);
  return compareContracts({ ...changed, previous: live[name].contract, consumers });
}

beforeAll(async () => {
  const [shell, wordsContract, tutor] = await Promise.all([
    contractOf('shell'),
    contractOf('words'),
    contractOf('tutor'),
  ]);
  live = { shell, words: wordsContract, tutor };
});

test('a contract contains what a remote promises and expects', () => {
  const { exposes, ...rest } = live.tutor.contract;
  expect(Object.keys(exposes)).toEqual(['./remote']);
  expect(rest).toMatchObject({
    routes: ['/tutor'],
    navigation: ['/tutor'],
    links: ['/card'],
    built_against: { react: '19.3.1', platform: '1.0.0' },
  });
  expect(Object.keys(rest.events.sends)).toEqual(['pair.offered']);
  expect(Object.keys(rest.events.reads)).toEqual(['word.marked']);
});

test('an unchanged release of any front end breaks nothing', async () => {
  const consumers = Object.values(live);
  const found = consumers.map((one) =>
    compareContracts({ ...one, previous: one.contract, consumers }),
  );
  expect(await Promise.all(found)).toEqual([[], [], []]);
});

test('a release that only adds breaks nothing', async () => {
  const added = [
    { [manifest]: manifestOf('words', ['/words', '/card', '/lists'], ['/lists']) },
    [embed, 'export const', `export const theme = 'light';\nexport const`],
  ] satisfies Changes;
  expect(await breaksOf('words', ...added)).toEqual([]);
});

test('a shell that offers more to remotes and carries more events breaks nothing', async () => {
  const more = [
    [hostApi, 'readonly bus', 'readonly language: string;\n  readonly bus'],
    [map, `'pair.offered'`, `'pair.kept': z.object({ id: z.string() }),\n  'pair.offered'`],
  ] satisfies Changes;
  expect(await breaksOf('shell', ...more)).toEqual([]);
});

test('a removed route breaks the front ends that link to it, else bookmarks', async () => {
  const gone = { [manifest]: manifestOf('words', ['/lists']) };
  expect(await breaksOf('words', gone)).toEqual([
    {
      part: 'routes',
      detail: 'The route /words no longer exists',
      breaks: ['learners’ bookmarks'],
    },
    { part: 'routes', detail: 'The route /card no longer exists', breaks: ['tutor'] },
  ]);
});

test('refuses a route of another front end, and navigation to an unknown route', async () => {
  const claims = ['/words', '/card', '/tutor', '/auth'];
  const found = await breaksOf('words', { [manifest]: manifestOf('words', claims, ['/nowhere']) });
  expect(found.map(({ part, breaks }) => [part, ...breaks])).toEqual([
    ['routes', 'tutor'],
    ['routes', 'shell'],
    ['navigation', 'learners’ navigation'],
  ]);
});

test('an event that nobody sends anymore breaks its readers', async () => {
  const silent = { [words]: remoteModule(`host.bus.subscribe('pair.offered', () => undefined);`) };
  expect(await breaksOf('words', silent)).toEqual([
    { part: 'events', detail: 'Nobody sends word.marked anymore', breaks: ['tutor'] },
  ]);
});

test('sending a wider value breaks its reader, and the shell refuses it', async () => {
  const found = await breaksOf('words', [map, `['new', 'known']`, `['new', 'known', 'hard']`]);
  expect(found).toEqual([
    {
      part: 'events',
      detail: 'tutor does not understand words: word.marked.state may be "hard"',
      breaks: ['tutor'],
    },
    {
      part: 'events',
      detail: 'The shell refuses an event of words: word.marked.state may be "hard"',
      breaks: ['shell'],
    },
  ]);
});

test('reading a narrower value breaks senders of more', async () => {
  const found = await breaksOf('words', [map, 'maxLength(100)', 'maxLength(50)']);
  expect(found).toEqual([
    {
      part: 'events',
      detail: 'words does not understand tutor: pair.offered.text may be too short or too long',
      breaks: ['tutor'],
    },
  ]);
});

test('a field that is no longer sent breaks readers that need it', async () => {
  const found = await breaksOf('words', [map, 'note: z.nullable(z.string()),', '']);
  expect(found.map(({ detail, breaks }) => [detail, ...breaks])).toEqual([
    ['tutor does not understand words: word.marked.note may be missing', 'tutor'],
    ['The shell refuses an event of words: word.marked.note may be missing', 'shell'],
  ]);
});

test('refuses an event that the live shell does not carry', async () => {
  const found = await breaksOf(
    'words',
    [map, `'pair.offered'`, `'pair.kept': z.object({ id: z.string() }),\n  'pair.offered'`],
    [words, 'return', `host.bus.emit('pair.kept', { id: 'a' });\n  return`],
  );
  expect(found).toEqual([
    {
      part: 'events',
      detail: 'The shell does not know the event pair.kept of words',
      breaks: ['shell'],
    },
  ]);
});

test('refuses to require a field that the live shell does not know, since it never arrives', async () => {
  const ahead: Changes[number] = [map, 'note:', 'level: z.int(),\n    note:'];
  const tutor = await contractOf('tutor', ahead);
  const changed = await contractOf('words', ahead);
  const consumers = [live.shell, tutor];
  const found = await compareContracts({ ...changed, previous: null, consumers });
  expect(found.map(({ detail, breaks }) => [detail, ...breaks])).toEqual([
    ['tutor does not understand words: word.marked.level may be missing', 'tutor'],
  ]);
});

test('a shell that offers less, or something else, breaks each remote built for it', async () => {
  const less = await breaksOf('shell', [hostApi, 'readonly name: (title: string) => void;', '']);
  expect(less.map(({ part, breaks }) => [part, ...breaks])).toEqual([
    ['types', 'words'],
    ['types', 'tutor'],
  ]);
  expect(less[0]?.detail).toMatch(/words does not fit the host .*: Property 'name' is missing/);
  const [narrowed] = await breaksOf('shell', [hostApi, '(path: string)', `(path: '/words')`]);
  expect(narrowed?.detail).toMatch(/Type 'string' is not assignable to type '"\/words"'/);
});

test('a remote that needs more than the live shell offers breaks', async () => {
  const found = await breaksOf('words', [
    hostApi,
    'readonly bus',
    'readonly language: 1; readonly bus',
  ]);
  expect(found).toMatchObject([{ part: 'types', breaks: ['shell'] }]);
  expect(found[0]?.detail).toContain(`Property 'language' is missing`);
});

test('a module that is no longer exposed breaks the sites that load it', async () => {
  const found = await breaksOf('words', { 'mfe-words/embed.config.js': 'export default {};' });
  expect(found).toEqual([
    {
      part: 'types',
      detail: 'words no longer exposes ./embed',
      breaks: ['sites that load words/embed'],
    },
  ]);
});

test('reports the same break of two live versions of a remote once', async () => {
  const changed = await contractOf('words', { [manifest]: manifestOf('words', ['/words']) });
  const consumers = [live.shell, live.tutor, { ...live.tutor, version: '1.1.0' }];
  const previous = live.words.contract;
  expect(await compareContracts({ ...changed, previous, consumers })).toEqual([
    { part: 'routes', detail: 'The route /card no longer exists', breaks: ['tutor'] },
  ]);
});

test('a module that other sites load must keep its exports and their parameters', async () => {
  const found = await breaksOf('words', [embed, 'size: number', 'size: 1 | 2']);
  expect(found).toMatchObject([{ part: 'types', breaks: ['sites that load words/embed'] }]);
  const gone = await breaksOf('words', [embed, 'export const version = 1;', '']);
  expect(gone[0]?.detail).toContain(`Property 'version' is missing`);
});

test('React and platform must satisfy what the live shell has', async () => {
  const found = await breaksOf('words', ['platform/package.json', '19.3.1', '20.0.0']);
  expect(found).toEqual([
    {
      part: 'shared',
      detail: 'words needs react ^20.0.0, but the shell has 19.3.1',
      breaks: ['shell'],
    },
  ]);
  const shell = await breaksOf('shell', ['platform/package.json', '1.0.0', '2.0.0']);
  expect(shell.map(({ detail, breaks }) => [detail, ...breaks])).toEqual([
    ['words needs platform ^1.0.0, but the shell has 2.0.0', 'words'],
    ['tutor needs platform ^1.0.0, but the shell has 2.0.0', 'tutor'],
  ]);
});

test('refuses an event name computed at run time, with its place', async () => {
  const hidden = remoteModule(
    `const name = 'word' + '.marked';`,
    'host.bus.emit(name as never, 1 as never);',
  );
  await expect(contractOf('words', { [words]: hidden })).rejects.toThrow(
    /mfe-words\/src\/remote\.tsx:5: the name of an event is not a literal/,
  );
});
