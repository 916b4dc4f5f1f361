import { allGloss } from '@topwords/languages/gloss';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { comparable } from '../phrases/edge-marks.ts';
import { likeness, type WordMatch } from '../phrases/bank-phrases.ts';
import type { FormSources } from './grammar/read-features.ts';

const withoutHats = (text: string) =>
  text.normalize('NFD').replaceAll('\u0302', '').normalize('NFC');

/** How close words are whose marks a careless author leaves out: behind those written so. */
const careless = new Map<number, number>([
  [likeness.foldedHeadword, 1],
  [likeness.foldedForm, 1.5],
]);

function closer(match: WordMatch): WordMatch {
  return { ...match, likeness: careless.get(match.likeness) ?? match.likeness };
}

/**
 * The bank's words as a text spells them. Where its author writes the marks of the language, a word
 * is not read as another with other marks: in *yapalım bari*, "bari" is not *barı*.
 */
export function spelledWords(
  { phrases, tables }: FormSources,
  text: string,
  language: LanguageCode,
): FormSources['phrases'] {
  const { unmarked = foldText, isRead, readForm, splitAttached } = allGloss[language];
  const whole = text.toLocaleLowerCase(language);
  const isUnmarked = unmarked(whole) === whole;
  // Who writes no capitals leaves out marks as well: *que* may be *qué*.
  const isCareless = isUnmarked && /^\P{Lu}*\p{Ll}/u.test(text);
  return {
    ...phrases,
    findWords(asked, of) {
      const found = phrases.findWords(asked, of);
      if (of !== language) return found;
      const form = comparable(asked, language);
      const spelled = found.filter(
        (match) =>
          match.likeness < likeness.foldedHeadword ||
          (isUnmarked && spellingsOf(match).some((one) => unmarked(one) === form)) ||
          isSpelledAlike(match, form) ||
          (match.likeness === likeness.foldedForm && isFormOf(match.word, form)),
      );
      return isCareless ? spelled.map(closer) : spelled;
    },
  };

  function spellingsOf({ word }: WordMatch): string[] {
    return [word.text, ...word.forms, ...tables.formsOf(word.id)].map((one) =>
      comparable(one, language),
    );
  }

  /** A circumflex is optional: *dâhil*, *dahil*. */
  function isSpelledAlike(match: WordMatch, form: string): boolean {
    return spellingsOf(match).some((one) => withoutHats(one) === withoutHats(form));
  }

  function isAttached(form: string): boolean {
    return (splitAttached?.(form) ?? []).length > 0;
  }

  /** Whether a form that the bank only knows without marks is written with these marks. */
  function isFormOf(word: CatalogueWord, form: string): boolean {
    const forms = tables.formsOf(word.id);
    if (forms.includes(form)) return true;
    const folded = foldText(form);
    if (forms.some((one) => foldText(one) === folded)) return false;
    const { pos } = word;
    const inflected = {
      text: word.text,
      pos,
      formAt: (place: Parameters<typeof tables.formAt>[2]) => tables.formAt(word.id, pos, place),
    };
    if ((readForm?.(form, inflected) ?? []).length > 0) return true;
    // *Cántaros* is not *cantar* with a pronoun.
    if (pos === 'verb' && isAttached(folded) && !isAttached(form)) return false;
    return isRead?.(inflected) !== true;
  }
}
