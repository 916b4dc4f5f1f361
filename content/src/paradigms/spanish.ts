import { pluralOf } from '../inflection/spanish-nominals.ts';
import type { Speller } from '../spellers.ts';
import { cellOf, listOf, nothingDrawn, type Drawn, type ParadigmWord } from './drawing.ts';
import { drawSpanishVerb } from './spanish-verbs.ts';
import {
  invariableAdjectives,
  spanishAgreement,
  spanishComparatives,
  spanishPluralNouns,
  spanishPlurals,
  spanishPronouns,
  spanishUncountable,
} from './spanish-words.ts';

function drawNoun({ text, note }: ParadigmWord): Drawn {
  if (spanishUncountable.has(text)) return { tables: [], facts: { number: 'singular-only' } };
  if (spanishPluralNouns.has(text)) return { tables: [], facts: { number: 'plural-only' } };
  const regular = pluralOf(text);
  return {
    tables: [
      listOf('number', [
        ['singular', cellOf(text)],
        ['plural', cellOf(note.plural ?? spanishPlurals[text] ?? regular, regular)],
      ]),
    ],
  };
}

const unaccented: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The feminine: bonita, encantadora, inglesa; the masculine itself where there is none (feliz). */
function feminineOf(text: string, isSpelled: Speller): string {
  if (text.endsWith('o')) return `${text.slice(0, -1)}a`;
  const bare = text.replace(/[áéíóú](?=[ns]$)/u, (vowel) => unaccented[vowel] ?? vowel);
  const takesA = /(?:[dts]or|[áéíóú][ns]|ol)$/u.test(text) && isSpelled(`${bare}a`);
  return takesA ? `${bare}a` : text;
}

function drawAgreement(forms: readonly string[]): Drawn['tables'][number] {
  const [masculine, feminine, masculines, feminines] = forms;
  return {
    name: 'agreement',
    columns: ['masculine', 'feminine'],
    rows: [
      { label: 'singular', cells: [cellOf(masculine), cellOf(feminine)] },
      { label: 'plural', cells: [cellOf(masculines), cellOf(feminines)] },
    ],
  };
}

/** A headword that is a feminine or a plural itself (embarazada, varios) gets no table. */
function drawAdjective({ text }: ParadigmWord, isSpelled: Speller): Drawn {
  const listed = spanishAgreement[text]?.split(' ');
  const isLemma = !/[^aeiou][oa]s$|[dr]a$/u.test(text) && !invariableAdjectives.has(text);
  if (!listed && !isLemma) return nothingDrawn;
  const feminine = feminineOf(text, isSpelled);
  const forms = listed ?? [text, feminine, pluralOf(text), pluralOf(feminine)];
  const comparative = spanishComparatives[text];
  const comparison = listOf('comparison', [
    ['base', cellOf(text)],
    ['comparative', cellOf(comparative, `más ${text}`)],
  ]);
  return { tables: [drawAgreement(forms), ...(comparative ? [comparison] : [])] };
}

function drawPronoun({ text }: ParadigmWord): Drawn {
  const forms = spanishPronouns[text];
  if (!forms) return nothingDrawn;
  const [direct, indirect, prepositional] = forms;
  return {
    tables: [
      listOf('personal-pronoun', [
        ['base', cellOf(text)],
        ['accusative', cellOf(direct)],
        ['dative', cellOf(indirect)],
        ['prepositional', cellOf(prepositional)],
      ]),
    ],
  };
}

/** The tables of a Spanish word. */
export function drawSpanish(word: ParadigmWord, isSpelled: Speller): Drawn {
  if (word.text.includes(' ')) return nothingDrawn;
  switch (word.pos) {
    case 'verb':
      return drawSpanishVerb(word);
    case 'noun':
      return drawNoun(word);
    case 'adjective':
      return drawAdjective(word, isSpelled);
    case 'determiner':
      return spanishAgreement[word.text] || word.text.endsWith('o')
        ? drawAdjective(word, isSpelled)
        : nothingDrawn;
    case 'pronoun':
      return drawPronoun(word);
    default:
      return nothingDrawn;
  }
}
