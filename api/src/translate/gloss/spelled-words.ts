import { allGloss } from '@topwords/languages/gloss';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { comparable } from '../phrases/edge-marks.ts';
import { likeness, type WordMatch } from '../phrases/bank-phrases.ts';
import type { FormSources } from './grammar/read-features.ts';

const withoutHats = (text: string) =>
  text.normalize('NFD').replaceAll('\u0302', '').normalize('NFC');

/**
 * The bank's words as a text spells them. Where its author writes the marks of the language, a word
 * is not read as another with other marks: in *yapalım bari*, "bari" is not *barı*.
 */
export function spelledWords(
  { phrases, tables }: FormSources,
  text: string,
  language: LanguageCode,
): FormSources['phrases'] {
  const { unmarked = foldText, isRead, readForm } = allGloss[language];
  const whole = text.toLocaleLowerCase(language);
  const isUnmarked = unmarked(whole) === whole;
  return {
    ...phrases,
    findWords(asked, of) {
      const found = phrases.findWords(asked, of);
      if (of !== language) return found;
      const form = comparable(asked, language);
      return found.filter(
        (match) =>
          match.likeness < likeness.foldedHeadword ||
          (isUnmarked && spellingsOf(match).some((one) => unmarked(one) === form)) ||
          isSpelledAlike(match, form) ||
          (match.likeness === likeness.foldedForm && isFormOf(match.word, form)),
      );
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
    return isRead?.(inflected) !== true || (readForm?.(form, inflected) ?? []).length > 0;
  }
}
