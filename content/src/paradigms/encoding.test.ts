import { decodeParadigms, encodeParadigms, type Paradigms } from './encoding.ts';

const paradigms: Paradigms = {
  version: 'a1b2',
  words: {
    7: [
      {
        name: 'principal-parts',
        pos: 'verb',
        columns: ['form'],
        rows: [
          { label: 'base', cells: [{ forms: ['get'] }] },
          { label: 'past', cells: [{ forms: ['got'], irregular: true }] },
          { label: 'past-participle', cells: [{ forms: ['gotten', 'got'], irregular: true }] },
        ],
      },
    ],
    12: [
      {
        name: 'imperative',
        pos: 'verb',
        columns: ['singular', 'plural'],
        rows: [
          { label: 'first', cells: [null, { forms: ['vámonos'] }] },
          { label: 'second', cells: [{ forms: ['vete'], irregular: true }, null] },
        ],
      },
    ],
  },
  facts: { 12: { conjugation: 'ir' }, 13: { conjugation: 'ir' } },
};

test('decoding restores what was encoded', () => {
  const stored: unknown = JSON.parse(JSON.stringify(encodeParadigms(paradigms)));
  expect(decodeParadigms(stored as ReturnType<typeof encodeParadigms>)).toEqual(paradigms);
});

test('writes each shape and fact once', () => {
  const words = { 1: paradigms.words[7] ?? [], 2: paradigms.words[7] ?? [] };
  const encoded = encodeParadigms({ ...paradigms, words });
  expect(encoded.shapes).toHaveLength(1);
  expect(encoded.words).toEqual({
    1: [[0, 'get,*got,*gotten/got']],
    2: [[0, 'get,*got,*gotten/got']],
  });
  expect(encoded.facts).toEqual([{ conjugation: 'ir' }]);
});

test('refuses a form that would be read as two cells', () => {
  const rows = [{ label: 'base' as const, cells: [{ forms: ['well, well'] }] }];
  const table = { name: 'number' as const, pos: 'noun', columns: ['form' as const], rows };
  expect(() => encodeParadigms({ ...paradigms, words: { 1: [table] } })).toThrow('well, well');
});
