import type { Speller } from '../../dictionaries/load-speller.ts';
import { cellOf, nothingDrawn, type Drawn, type ParadigmWord } from '../../paradigms/drawing.ts';
import { caseNames, drawTurkishNoun } from './draw-turkish-noun.ts';
import { drawTurkishVerb } from './draw-turkish-verb.ts';
import { turkishPronouns } from './word-lists.ts';

function drawPronoun({ text }: ParadigmWord): Drawn {
  const forms = turkishPronouns.get(text);
  if (!forms) return nothingDrawn;
  const numbers = [forms.singular, forms.plural ?? []].flat().map((list) => list.split(' '));
  const rows = (['nominative', ...caseNames] as const).map((label, index) => ({
    label,
    cells: numbers.map((list) => cellOf(list[index])),
  }));
  const columns = forms.plural ? (['singular', 'plural'] as const) : (['form'] as const);
  return { tables: [{ name: 'declension', columns: [...columns], rows }] };
}

/** Draws the tables of a Turkish word, with the rules that also derive its forms. */
export function drawTurkish(word: ParadigmWord, isSpelled: Speller): Drawn {
  if (word.pos === 'pronoun') return drawPronoun(word);
  if (word.text.includes(' ')) return nothingDrawn;
  if (word.pos === 'noun') return drawTurkishNoun(word, isSpelled);
  return word.pos === 'verb' && /^\S+m[ae]k$/u.test(word.text)
    ? drawTurkishVerb(word)
    : nothingDrawn;
}
