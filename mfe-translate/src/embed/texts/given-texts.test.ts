import arabic from '../partner/texts.ar.json' with { type: 'json' };
import english from '../partner/texts.en.json' with { type: 'json' };
import { textsFor as loaderTextsFor } from '../loader/texts-for.ts';
import { textsFor } from './index.ts';

/** Each text of a catalogue, filled with values of its kind. */
function said(locale: string, texts: object, count = 2): string[] {
  const fill = (node: unknown): string[] => {
    if (typeof node === 'string') return [node];
    if (typeof node === 'function') return [(node as (...values: unknown[]) => string)(count, 500)];
    return Object.values(node as object).flatMap(fill);
  };
  return fill(textsFor(locale, JSON.stringify(texts)).texts);
}

/** What the developer of a page that gives these texts reads. */
function faultOf(texts: object | string, locale = 'ar'): string {
  return textsFor(locale, typeof texts === 'string' ? texts : JSON.stringify(texts)).fault;
}

test('the list for partners has every text of the translator, in its own words', () => {
  const { fault, language, texts } = textsFor('en', JSON.stringify(english));
  expect([fault, language]).toEqual(['', 'en']);
  for (const count of [1, 2]) expect(said('en', english, count)).toEqual(said('en', {}, count));
  const { notLoaded, title, retry, source, placeholder } = english;
  expect(loaderTextsFor('en', '')).toEqual({ notLoaded, title, retry, source, placeholder });
  // Texts of the catalogue that the list lacks would stay Spanish.
  const inSpanish = new Set(said('es', {}));
  const shared = new Set(said('en', {}));
  const left = said('es', english).filter((text) => inSpanish.has(text) && !shared.has(text));
  expect(left).toEqual([]);
  expect(texts.panes.translate.engine.bank('LibreTranslate')).toBe('From the LibreTranslate');
});

test('the Arabic sample is complete, and counts by the forms of Arabic', () => {
  expect(faultOf(arabic)).toBe('');
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
  const { language, texts } = textsFor('ar', JSON.stringify(arabic));
  expect(language).toBe('ar');
  const { found } = texts.panes.translate.picker;
  expect([1, 2].map((count) => found(count))).toEqual(['عُثر على لغة واحدة', 'عُثر على لغتين']);
  expect(found(3)).toMatch(/^عُثر على [3٣] لغات$/);
  expect(texts.panes.translate.unsupported('أ', 'ب')).toBe('الترجمة من أ إلى ب غير متاحة');
});

test('a text that is missing is that of the locale', () => {
  const { language, texts } = textsFor('es-MX', JSON.stringify({ translate: 'Traduce ya' }));
  expect(language).toBe('es-MX');
  expect(texts.panes.translate.translate).toBe('Traduce ya');
  expect(texts.panes.translate.result).toBe('Traducción');
});

test.each([
  [{ nonsense: 'x' }, '"nonsense" is unknown'],
  [{ constructor: 'x' }, '"constructor" is unknown'],
  [{ translate: 7 }, '"translate" must be a text'],
  [{ translate: ' ' }, '"translate" must be a text'],
  [{ translate: { other: 'x' } }, '"translate" must be a text'],
  [{ cut: 'zu lang' }, '"cut" lacks {maximum}'],
  [{ cut: '{maximum} {minimum}' }, '"cut" has an unknown placeholder {minimum}'],
  [{ 'picker.found': { one: 'eine' } }, '"picker.found" lacks the form "other"'],
  [{ 'picker.found': { one: 'eine', other: 'viele' } }, '"picker.found" lacks {count}'],
  ['{', 'texts must be an object, in JSON'],
  ['[]', ''],
  ['"text"', 'texts must be an object, in JSON'],
  [{ translate: 'x'.repeat(20_000) }, 'texts must be an object, in JSON'],
])('of %j the developer reads %j, and our text is shown', (texts, fault) => {
  expect(faultOf(texts)).toContain(fault);
  const json = typeof texts === 'string' ? texts : JSON.stringify(texts);
  expect(textsFor('ar', json)).toMatchObject({ language: 'en', texts: textsFor('en').texts });
});

test('many faults are one report of ten and their number', () => {
  const wrong = Object.fromEntries(Array.from({ length: 14 }, (_, place) => [`k${place}`, 'x']));
  expect(faultOf(wrong)).toMatch(/"k9" is unknown; and 4 more\.$/);
});

test('texts of a locale that is no language tag are not used', () => {
  expect(faultOf({ translate: 'x' }, 'not_a_tag')).toContain('locale="not_a_tag"');
  expect(textsFor('not_a_tag', '{"translate":"x"}').language).toBe('en');
});

test('values cannot name placeholders, and markup stays text', () => {
  const { texts } = textsFor('de', '{"translatedText":"{language}: <b>{text}</b>"}');
  expect(texts.panes.translate.translatedText('{text}', '$&')).toBe('{text}: <b>$&</b>');
});

test('the same texts are the same catalogue', () => {
  const json = JSON.stringify({ retry: 'Nochmal' });
  expect(textsFor('de', json).texts).toBe(textsFor('de', json).texts);
});
