import { foldText } from '@topwords/languages/text';
import { plainText } from '@topwords/languages/typing';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import { confusablesOf } from './introduce-word.ts';
import type { Prompts } from './prompts.ts';
import { showTranslation } from './show-translation.ts';

/** What tells which word was taken instead of another. */
export interface OtherWordSources {
  catalogue: Catalogue;
  prompts: Prompts;
  usageOf: UsageOf;
  teachingOf: TeachingOf;
}

/** The word whose translation was chosen: of the same part of speech if possible, of near rank. */
export function findByTranslation(
  { catalogue, prompts }: OtherWordSources,
  word: CatalogueWord,
  { given, native }: { given: string; native: LanguageCode },
): CatalogueWord | undefined {
  const show = showTranslation(prompts, native);
  const found = catalogue
    .ofLanguage(word.language)
    .filter((other) => other.id !== word.id && show(other) === given);
  return bestOf(word, found);
}

/**
 * The other word that was typed or chosen: one with this text, or else with this form. Of several the
 * one that authors tell apart from the word.
 */
export function findByText(
  sources: OtherWordSources,
  word: CatalogueWord,
  { given, native }: { given: string; native: LanguageCode },
): { other: CatalogueWord; isForm: boolean } | undefined {
  const { catalogue } = sources;
  const { language } = word;
  const plain = plainText(given, language);
  const isGiven = (text: string) => plainText(text, language) === plain;
  const isOther = ({ id, text }: CatalogueWord) => id !== word.id && text !== word.text;
  const named = new Set(confusablesOf(sources, word, native).map(({ text }) => text));
  const pick = (words: readonly CatalogueWord[]) =>
    words.find(({ text }) => named.has(text)) ?? bestOf(word, words);
  const folded = foldText(plain);
  const byText = pick(
    catalogue.ofText(language, folded).filter((one) => isOther(one) && isGiven(one.text)),
  );
  if (byText) return { other: byText, isForm: false };
  const byForm = pick(
    catalogue.ofForm(language, folded).filter((one) => isOther(one) && one.forms.some(isGiven)),
  );
  return byForm && { other: byForm, isForm: !named.has(byForm.text) };
}

function bestOf(word: CatalogueWord, words: readonly CatalogueWord[]): CatalogueWord | undefined {
  const distance = ({ pos, rank }: CatalogueWord) =>
    Math.abs(rank - word.rank) + (pos === word.pos ? 0 : 1_000_000);
  return words.toSorted((one, other) => distance(one) - distance(other))[0];
}
