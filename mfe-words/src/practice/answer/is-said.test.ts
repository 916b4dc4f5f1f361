import type { PartOfSpeech } from '@topwords/platform/contracts';
import { isSaid } from './is-said.ts';

type Row = [heard: string, answer: string, isRight: boolean, pos?: PartOfSpeech];

const rows: Record<string, Row[]> = {
  es: [
    ['casa', 'casa', true],
    ['Vivo en una casa grande', 'casa', true],
    ['La casa.', 'casa', true],
    ['caza', 'casa', false],
    ['casas', 'casa', false],
    ['puerto', 'puerta', false],
    ['tambien', 'también', true],
    ['', 'casa', false],
    ['por que no', 'por qué', true],
    ['hablo', 'habló', false, 'verb'],
    ['sin embargo lo sé', 'sin embargo', true],
    ['sin lo embargo', 'sin embargo', false],
  ],
  en: [
    ['to go', 'go', true, 'verb'],
    ['go', 'to go', true, 'verb'],
    ['I like icecream', 'ice cream', true],
    ['an apple a day', 'apple', true],
    ['right', 'write', false],
  ],
  ru: [
    ['Ребенок спит', 'ребёнок', true],
    ['ребята', 'ребёнок', false],
  ],
  tr: [
    ['KADIN', 'kadın', true],
    ['İSTANBUL', 'istanbul', true],
    ['evler', 'ev', false],
  ],
};

for (const [language, ofLanguage] of Object.entries(rows)) {
  test.each(ofLanguage)(
    `${language}: “%s” for “%s” is %s`,
    (heard, answer, isRight, pos = 'noun') => {
      expect(isSaid(heard, { answers: [answer], language, pos })).toBe(isRight);
    },
  );
}

test('any of the answers counts', () => {
  expect(isSaid('mi hogar', { answers: ['casa', 'hogar'], language: 'es', pos: 'noun' })).toBe(
    true,
  );
});
