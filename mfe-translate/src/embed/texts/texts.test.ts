import { textsFor } from './index.ts';

test.each([
  ['tr', 'tr'],
  ['es-MX', 'es'],
  ['RU', 'ru'],
  ['ja', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('a page in %j has the interface in %s', (locale, language) => {
  expect(textsFor(locale).language).toBe(language);
});

test('every language has every text, in its own words', () => {
  const names = Object.keys(textsFor('en').texts.panes.translate).toSorted();
  for (const language of ['es', 'ru', 'tr']) {
    const { panes, widget } = textsFor(language).texts;
    const spoken = Object.keys(panes.translate);
    expect(names).toEqual(expect.arrayContaining(spoken));
    expect(panes.translate.result).not.toBe(textsFor('en').texts.panes.translate.result);
    expect(Object.keys(widget.problems)).toEqual(Object.keys(textsFor('en').texts.widget.problems));
    expect(panes.translate.countSpoken(5, 500)).toMatch(/5.*500|500.*5/);
    expect(panes.translate.engine.bank(panes.translate.ownEngine)).toContain('TopWords');
  }
});

test('Russian counts by its own forms', () => {
  const { found } = textsFor('ru').texts.panes.translate.picker;
  expect([1, 3, 5].map((count) => found(count))).toEqual([
    'Найден 1 язык',
    'Найдено 3 языка',
    'Найдено 5 языков',
  ]);
});
