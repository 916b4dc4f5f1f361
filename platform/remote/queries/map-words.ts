import type { Word } from '../../contracts/index.ts';

function isWord(value: object): value is Word {
  return 'id' in value && 'is_starred' in value && 'is_learned' in value;
}

/** Applies `map` to every word in an answer, or in pages of answers. */
export function mapWords<Data>(data: Data, map: (word: Word) => Word): Data {
  function change(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (isWord(value)) return map(value);
    if (Array.isArray(value)) return value.map(change);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
  }
  return change(data) as Data;
}
