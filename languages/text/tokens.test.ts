import { allText } from '../all/text.ts';
import { spellingsOf } from './tokens.ts';

test.each([
  ['ещё', 'ru', ['ещё', 'еще']],
  ['дом', 'ru', ['дом']],
  ['hâlâ', 'tr', ['hâlâ', 'hala']],
  ['résumé', 'en', ['résumé']],
  ['año', 'es', ['año']],
] as const)('%s (%s) is also met as %j', (word, language, spellings) => {
  expect(spellingsOf(word, allText[language])).toEqual(spellings);
});
