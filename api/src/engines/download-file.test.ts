import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadFile } from './download-file.ts';
import { fingerprintOfBytes } from './testing/build-registry.ts';
import { startFileServer, type Manner } from './testing/start-file-server.ts';

const content = randomBytes(300_000);
const expected = fingerprintOfBytes(content);
let folder: string;
let server: Awaited<ReturnType<typeof startFileServer>> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-download-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function start(manners: Manner[], served = content) {
  server = await startFileServer(new Map([['/file', served]]), manners);
  const partFile = join(folder, 'file.part');
  const download = { address: `${server.address}file`, partFile, expected };
  const { requests } = server;
  const ranges = () => requests.map(({ range }) => range);
  return { download, partFile, ranges };
}

/** Compares without printing: jest takes seconds for a buffer of this size. */
async function hasContent(file: string, bytes: Buffer): Promise<boolean> {
  return (await readFile(file)).equals(bytes);
}

/** A machine kept from working for a while is no silent server: only silence is waited for briefly. */
const quick = { pauseMilliseconds: 1 };
const impatient = { ...quick, silenceMilliseconds: 300 };

test('a file is downloaded whole, and its progress reported', async () => {
  const { download, partFile, ranges } = await start(['whole']);
  const seen: number[] = [];
  await downloadFile(download, { ...quick, onBytes: (bytes) => seen.push(bytes) });
  expect(await hasContent(partFile, content)).toBe(true);
  expect(ranges()).toEqual([undefined]);
  expect(seen.at(-1)).toBe(content.length);
});

test.each(['cut', 'short', 'silent'] as const)(
  'after an answer that is %s, the rest is asked for',
  async (manner) => {
    const { download, partFile, ranges } = await start([manner, 'whole']);
    await downloadFile(download, manner === 'silent' ? impatient : quick);
    expect(await hasContent(partFile, content)).toBe(true);
    // A machine that is kept from working may take the second answer for a silent one, too.
    expect([...new Set(ranges())]).toEqual([undefined, `bytes=${content.length / 2}-`]);
  },
);

test('a slow server is waited for, as long as it sends something', async () => {
  const { download, partFile, ranges } = await start(['slow']);
  await downloadFile(download, { ...quick, silenceMilliseconds: 1000 });
  expect(await hasContent(partFile, content)).toBe(true);
  expect(ranges()).toHaveLength(1);
});

test('what an earlier command left is continued', async () => {
  const { download, partFile, ranges } = await start(['whole']);
  await writeFile(partFile, content.subarray(0, 1234));
  await downloadFile(download, quick);
  expect(await hasContent(partFile, content)).toBe(true);
  expect(ranges()).toEqual(['bytes=1234-']);
});

test('a server without ranges sends the file from the beginning', async () => {
  const { download, partFile } = await start(['cut', 'without ranges']);
  await downloadFile(download, quick);
  expect(await hasContent(partFile, content)).toBe(true);
});

test('a leftover of another file is replaced', async () => {
  const { download, partFile, ranges } = await start(['whole']);
  await writeFile(partFile, randomBytes(5000));
  await downloadFile(download, quick);
  expect(await hasContent(partFile, content)).toBe(true);
  expect(ranges()).toEqual(['bytes=5000-', undefined]);
});

test('a leftover that is too long is replaced', async () => {
  const { download, partFile, ranges } = await start(['whole']);
  await writeFile(partFile, randomBytes(content.length + 1));
  await downloadFile(download, quick);
  expect(await hasContent(partFile, content)).toBe(true);
  expect(ranges()).toEqual([undefined]);
});

test('a file with another hash is refused, and nothing of it stays', async () => {
  const { download, partFile, ranges } = await start(['whole'], randomBytes(content.length));
  await expect(downloadFile(download, quick)).rejects.toThrow(/is not the published file/);
  await expect(readFile(partFile)).rejects.toThrow(/ENOENT/);
  expect(ranges()).toHaveLength(1);
});

test.each([
  ['a missing file', 404, /answered 404; try --from/, 1],
  ['a file that is too long', 'long', /longer than the published 300000 bytes/, 1],
  ['a server that labels the file as compressed', 'encoded', /use --folder/, 1],
  ['a server that keeps failing', 503, /answered 503; 0 of 300000 bytes arrived/, 4],
  ['a server that always cuts the whole file', 'cut without ranges', /150000 of 300000 bytes/, 5],
] satisfies [string, Manner, RegExp, number][])(
  '%s ends the download with the reason',
  async (_, manner, reason, requests) => {
    const { download, ranges } = await start([manner]);
    await expect(downloadFile(download, quick)).rejects.toThrow(reason);
    expect(ranges()).toHaveLength(requests);
  },
);

test('a server that is not there is named with the reason', async () => {
  const { download } = await start(['whole']);
  await server?.close();
  server = undefined;
  await expect(downloadFile(download, quick)).rejects.toThrow(
    /file: ECONNREFUSED; 0 of 300000 bytes arrived\. Without internet/,
  );
});

test('a stopped download keeps what arrived', async () => {
  const { download, partFile } = await start(['silent']);
  const stopping = new AbortController();
  const stopped = downloadFile(download, {
    pauseMilliseconds: 1,
    silenceMilliseconds: 30_000,
    signal: stopping.signal,
    onBytes: (bytes) => {
      if (bytes === content.length / 2) stopping.abort();
    },
  });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(await hasContent(partFile, content.subarray(0, content.length / 2))).toBe(true);
});
