import { createTestStore, type TestStore } from '../testing/create-test-store.ts';
import type { Store } from './store.ts';

let opened: TestStore;
let store: Store;

beforeEach(async () => {
  opened = await createTestStore();
  store = opened.store;
});

afterEach(() => opened.remove());

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function read(key: string): Promise<string | null> {
  const bytes = await store.get(key);
  return bytes && new TextDecoder().decode(bytes);
}

test('reads what was put, which replaces what was there', async () => {
  expect(await read('records/words/1.0.0.json')).toBeNull();
  await store.put('records/words/1.0.0.json', bytesOf('first'));
  await store.put('records/words/1.0.0.json', bytesOf('second: ñ'));
  expect(await read('records/words/1.0.0.json')).toBe('second: ñ');
});

test('creates an object once; the second writer changes nothing', async () => {
  expect(await store.createIfAbsent('snapshots/1.json', bytesOf('first'))).toBe(true);
  expect(await store.createIfAbsent('snapshots/1.json', bytesOf('second'))).toBe(false);
  expect(await read('snapshots/1.json')).toBe('first');
});

test('of 50 concurrent creations of the same object, exactly one succeeds', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `writer ${index}`);
  const results = await Promise.all(
    texts.map((text) => store.createIfAbsent('snapshots/1.json', bytesOf(text))),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await read('snapshots/1.json')).toBe(texts[results.indexOf(true)]);
});

test('lists objects by folder, sorted, with all kinds of names that builds have', async () => {
  const names = ['b.js', 'a.js', 'embed/v1.js', '@scope & more (1).js', 'deep/er/c+d.css'];
  for (const name of names) await store.put(`releases/words/1.0.0/${name}`, bytesOf(name));
  await store.put('releases/words/1.0.0-next/a.js', bytesOf('other'));
  const keys = await store.list('releases/words/1.0.0/');
  expect(keys).toEqual(names.map((name) => `releases/words/1.0.0/${name}`).toSorted());
  for (const name of names) expect(await read(`releases/words/1.0.0/${name}`)).toBe(name);
  expect(await store.list('nothing/')).toEqual([]);
});

test('a list is complete, however long', async () => {
  const keys = Array.from({ length: 1030 }, (_, index) => `snapshots/${1000 + index}.json`);
  const waiting = [...keys];
  async function putNext(): Promise<void> {
    for (let key = waiting.pop(); key; key = waiting.pop()) await store.put(key, bytesOf('{}'));
  }
  await Promise.all(Array.from({ length: 16 }, putNext));
  expect(await store.list('snapshots/')).toEqual(keys);
});

test('a deleted object is gone, and may be deleted again', async () => {
  await store.put('a.json', bytesOf('a'));
  await store.delete('a.json');
  await store.delete('a.json');
  expect(await read('a.json')).toBeNull();
  expect(await store.createIfAbsent('a.json', bytesOf('b'))).toBe(true);
});
