import type { Ladders } from '@topwords/content/ladders';
import { createLadderLoader } from './ladder-loader.ts';

const sentence = { text: '', translation: '', pieces: [], end: '' };
const ladders: Ladders = { version: 'v1', directions: { 'en-es': { words: [], sentence } } };

function failing(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

test('ladders are read once, when the first is needed', () => {
  const load = jest.fn(() => ladders);
  const list = createLadderLoader('v1', load);
  expect(load).not.toHaveBeenCalled();
  expect(list()).toMatchObject([{ native: 'en', target: 'es' }]);
  expect(list()).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('another bank than that of the ladders has none', () => {
  expect(createLadderLoader('v2', () => ladders)()).toEqual([]);
});

test('a build without ladders has none, but a file that cannot be read is an error', () => {
  expect(createLadderLoader('v1', failing('ENOENT'))()).toEqual([]);
  expect(() => createLadderLoader('v1', failing('EACCES'))()).toThrow('EACCES');
});
