import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigningKey } from '../../release/src/signature/snapshot-signature.ts';
import { changeSnapshot, type Writer } from '../../release/src/log/change-snapshot.ts';
import { readLogEnd } from '../../release/src/log/read-log.ts';
import { openFolderStore } from '../../release/src/store/open-folder-store.ts';
import { keepRegistryFresh } from './keep-registry-fresh.ts';

const day = 24 * 60 * 60_000;

let root: string;
let writer: Writer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'topwords-fresh-'));
  mkdirSync(join(root, 'release/dist'), { recursive: true });
  writer = {
    store: openFolderStore(join(root, 'release/dist')),
    privateKey: await makeSigningKey(),
    now: Date.now,
  };
});
afterEach(() => rmSync(root, { recursive: true }));

function keepKey(): void {
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/registry-key.json'), JSON.stringify(writer.privateKey));
}

async function publishAt(issuedAt: number): Promise<void> {
  await changeSnapshot({ ...writer, now: () => issuedAt }, () => ({}), { isAlwaysWritten: true });
}

async function newestAfter(env: Record<string, string> = {}): Promise<number | undefined> {
  await keepRegistryFresh(root, { PORT: '1', ...env });
  return (await readLogEnd(writer.store, writer.privateKey)).newest?.snapshot.sequence;
}

test('the registry of the build is signed again once a third of its time is over', async () => {
  keepKey();
  await publishAt(Date.now() - 29 * day);
  expect(await newestAfter()).toBe(1);
  rmSync(join(root, 'release/dist'), { recursive: true });
  mkdirSync(join(root, 'release/dist'));
  await publishAt(Date.now() - 31 * day);
  expect(await newestAfter({ REGISTRY_URL: 'https://example.org/registry' })).toBe(1);
  expect(await newestAfter()).toBe(2);
  expect(await newestAfter()).toBe(2);
});

test('a registry signed by another machine is left alone, and no key is made', async () => {
  await publishAt(Date.now() - 31 * day);
  expect(await newestAfter()).toBe(1);
  expect(existsSync(join(root, 'data'))).toBe(false);
});
