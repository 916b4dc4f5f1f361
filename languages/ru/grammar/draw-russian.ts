import type { Speller } from '../../dictionaries/load-speller.ts';
import {
  cellOf,
  drawn,
  listOf,
  nothingDrawn,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import { drawRussianAdjective } from './draw-russian-adjective.ts';
import { numeralsInSoftSign, russianDeclined } from './closed-words.ts';
import { drawRussianNoun, russianCases } from './draw-russian-noun.ts';
import { drawRussianVerb } from './draw-russian-verb.ts';

/** A pronoun or numeral with irregular cases. */
function drawDeclined(text: string): Drawn {
  const stem = text.slice(0, -1);
  const listed = numeralsInSoftSign.test(text)
    ? `${text} ${stem}и ${stem}и ${text} ${text}ю ${stem}и`
    : (russianDeclined.get(text) ?? '');
  const cells = listed.split(' ').map((form) => (form === '-' ? null : cellOf(form)));
  return drawn(
    listOf(
      'declension',
      russianCases.map((name, place) => [name, cells[place] ?? null]),
    ),
  );
}

/** Draws the tables of a Russian word. */
export function drawRussian(word: ParadigmWord, isSpelled: Speller): Drawn {
  const { text, pos } = word;
  if (text.includes(' ')) return nothingDrawn;
  if (pos === 'noun') return drawRussianNoun(word, isSpelled);
  if (pos === 'verb') return drawRussianVerb(word, isSpelled);
  if (!['adjective', 'determiner', 'pronoun', 'numeral'].includes(pos)) return nothingDrawn;
  if (russianDeclined.get(text) || numeralsInSoftSign.test(text)) return drawDeclined(text);
  return drawRussianAdjective(word, isSpelled);
}
