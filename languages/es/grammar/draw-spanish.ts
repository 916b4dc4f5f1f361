import { pluralOf } from './nominals.ts';
import {
  cellOf,
  drawn,
  listOf,
  nothingDrawn,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import { drawSpanishVerb } from './draw-spanish-verb.ts';
import {
  invariableAdjectives,
  peoples,
  spanishAgreement,
  spanishComparatives,
  spanishPluralNouns,
  spanishPlurals,
  spanishPronouns,
  spanishUncountable,
} from './word-lists.ts';

function drawNoun({ text, note }: ParadigmWord): Drawn {
  if (spanishUncountable.has(text) || note.indeclinable)
    return { tables: [], facts: { number: 'singular-only' } };
  if (spanishPluralNouns.has(text)) return { tables: [], facts: { number: 'plural-only' } };
  const regular = pluralOf(text);
  return drawn(
    listOf('number', [
      ['singular', cellOf(text)],
      ['plural', cellOf(note.plural ?? spanishPlurals.get(text) ?? regular, regular)],
    ]),
  );
}

/** The feminine: bonita, encantadora, inglesa; the masculine if there is none (feliz, común). */
function feminineOf(text: string): string {
  if (text.endsWith('o')) return `${text.slice(0, -1)}a`;
  if (/[dst]or$/u.test(text)) return `${text}a`;
  return peoples.get(text) ?? text;
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

/** A headword that is itself feminine or plural (embarazada, varios) gets no table. */
function drawAdjective({ text }: ParadigmWord): Drawn {
  const listed = spanishAgreement.get(text)?.split(' ');
  const isLemma = !/[^aeiou][oa]s$|[dr]a$|dad$/u.test(text) && !invariableAdjectives.has(text);
  if (!listed && !isLemma) return nothingDrawn;
  const feminine = feminineOf(text);
  const forms = listed ?? [text, feminine, pluralOf(text), pluralOf(feminine)];
  const comparative = spanishComparatives.get(text);
  const comparison = listOf('comparison', [
    ['base', cellOf(text)],
    ['comparative', cellOf(comparative, `más ${text}`)],
  ]);
  return { tables: [drawAgreement(forms), ...(comparative ? [comparison] : [])] };
}

function drawPronoun({ text }: ParadigmWord): Drawn {
  const forms = spanishPronouns.get(text);
  if (!forms) return nothingDrawn;
  const [direct, indirect, prepositional] = forms;
  return drawn(
    listOf('personal-pronoun', [
      ['base', cellOf(text)],
      ['accusative', cellOf(direct)],
      ['dative', cellOf(indirect)],
      ['prepositional', cellOf(prepositional)],
    ]),
  );
}

/** Draws the tables of a Spanish word. */
export function drawSpanish(word: ParadigmWord): Drawn {
  if (word.text.includes(' ')) return nothingDrawn;
  switch (word.pos) {
    case 'verb':
      return drawSpanishVerb(word);
    case 'noun':
      return drawNoun(word);
    case 'adjective':
      return drawAdjective(word);
    case 'determiner':
      return spanishAgreement.get(word.text) || word.text.endsWith('o')
        ? drawAdjective(word)
        : nothingDrawn;
    case 'pronoun':
      return drawPronoun(word);
    default:
      return nothingDrawn;
  }
}
