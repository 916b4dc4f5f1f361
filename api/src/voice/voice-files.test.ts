import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toneMp3 } from './testing/tone-mp3.ts';
import { createVoiceFiles } from './voice-files.ts';

let folder: string;
const onProblem = jest.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-voice-'));
  onProblem.mockClear();
});

afterEach(() => rm(folder, { recursive: true }));

test('only written recordings can be read', async () => {
  const files = createVoiceFiles({ folder: join(folder, 'new'), maximumBytes: 1e6, onProblem });
  const mp3 = await toneMp3();
  expect(await files.read('a')).toBeUndefined();
  await files.write('a', mp3);
  expect(Buffer.from((await files.read('a')) ?? []).equals(mp3)).toBe(true);
  expect(await files.read('b')).toBeUndefined();
  expect(onProblem).not.toHaveBeenCalled();
});

test('a corrupt file counts as absent', async () => {
  const files = createVoiceFiles({ folder, maximumBytes: 1e6, onProblem });
  await writeFile(join(folder, 'a.mp3'), '');
  expect(await files.read('a')).toBeUndefined();
});

test('over the limit, the oldest files are deleted, including abandoned drafts', async () => {
  const mp3 = await toneMp3();
  const files = createVoiceFiles({ folder, maximumBytes: 3.5 * mp3.length, onProblem });
  for (const [index, name] of ['old.draft', 'older.mp3', 'newer.mp3'].entries()) {
    await writeFile(join(folder, name), mp3);
    await utimes(join(folder, name), 1000 + index, 1000 + index);
  }
  await files.write('a', mp3);
  expect((await readdir(folder)).toSorted()).toEqual(['a.mp3', 'newer.mp3', 'older.mp3']);
  await files.write('b', mp3);
  expect((await readdir(folder)).toSorted()).toEqual(['a.mp3', 'b.mp3', 'newer.mp3']);
});

test('writing the same recording in parallel leaves one whole file', async () => {
  const mp3 = await toneMp3();
  const files = createVoiceFiles({ folder, maximumBytes: 1e6, onProblem });
  await Promise.all(Array.from({ length: 8 }, () => files.write('a', mp3)));
  expect(await readdir(folder)).toEqual(['a.mp3']);
  expect((await files.read('a'))?.length).toBe(mp3.length);
});

test('a folder that cannot be used is reported, not thrown', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const files = createVoiceFiles({ folder: file, maximumBytes: 1e6, onProblem });
  await files.write('a', await toneMp3());
  expect(await files.read('a')).toBeUndefined();
  expect(onProblem).toHaveBeenCalled();
});
