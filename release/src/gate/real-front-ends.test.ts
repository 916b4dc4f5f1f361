import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareContracts } from './compare-contracts.ts';
import type { LiveContract } from './contract-break.ts';
import { describeContract, describeHost } from './describe-contract.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let live: LiveContract[];

function contractOf(name: string) {
  const found = live.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found.contract;
}

/** Names of the front ends that send or read the event. */
function namesBy(use: 'sends' | 'reads', event: string): string[] {
  return live.filter(({ contract }) => event in contract.events[use]).map(({ name }) => name);
}

beforeAll(async () => {
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  live = await Promise.all([
    ...remotes.map(async (folder) => ({
      name: folder.slice('mfe-'.length),
      version: '1.0.0',
      contract: await describeContract(root, path.join(root, folder)),
    })),
    describeHost(root).then((contract) => ({ name: 'shell', version: '1.0.0', contract })),
  ]);
});

test('the front ends of this project do not break each other', async () => {
  const found = live.map((one) =>
    compareContracts({ ...one, previous: one.contract, consumers: live }),
  );
  expect((await Promise.all(found)).flat()).toEqual([]);
});

test('the translator sends pairs to the words remote, which replies', () => {
  expect(namesBy('sends', 'practice.pair-offered')).toEqual(['translate']);
  expect(namesBy('reads', 'practice.pair-offered')).toEqual(['words']);
  expect(namesBy('sends', 'practice.pair-kept')).toEqual(['words']);
  expect(namesBy('reads', 'practice.pair-kept')).toEqual(['translate']);
});

test('only the words remote sends marks, and only the shell sends the session', () => {
  expect(namesBy('sends', 'word.marked')).toEqual(['words']);
  expect(namesBy('reads', 'word.marked')).toEqual(expect.arrayContaining(['profile', 'words']));
  expect(namesBy('sends', 'session.changed')).toEqual(['shell']);
});

test('the shell has its own addresses, and remotes link to each other’s', () => {
  expect(contractOf('shell').routes).toEqual(expect.arrayContaining(['/auth', '/login-register']));
  expect(contractOf('words').links).toContain('/ai-chat');
  expect(contractOf('ai').links).toEqual(expect.arrayContaining(['/', '/card-detail']));
  expect(contractOf('profile').links).toContain('/login-register');
  expect(contractOf('translate').links).toContain('/card-detail');
});

test('the translator exposes the module that partners load', () => {
  expect(Object.keys(contractOf('translate').exposes)).toEqual(['./remote', './embed']);
  expect(Object.keys(contractOf('words').exposes)).toEqual(['./remote']);
});

test('declarations are self-contained and do not mention the folder they were made in', () => {
  const { files } = contractOf('words').exposes['./remote'] ?? { files: {} };
  expect(Object.keys(files)).toContain('platform/host/host-api.d.ts');
  expect(JSON.stringify(files)).not.toMatch(/@topwords|\/tmp\//);
  expect(JSON.stringify(files)).not.toContain(root);
});
