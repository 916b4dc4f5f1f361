import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { FoundCloze } from './find-clozes.ts';
import { formsLike } from './forms-like.ts';

/** What shows which other words fill a gap. */
export interface ClozeSources {
  catalogue: Catalogue;
  usageOf: UsageOf;
  paradigms: () => Paradigms;
}

/**
 * All texts that fill a gap, the word's own first: other words of the sentence's meaning fill it in
 * the same form. Undefined if it cannot be known which do, so the cloze must not be asked. A verb of
 * the other aspect fills it as well, perhaps not in this context, so that is not known either, unless
 * the glosses tell the two apart.
 */
export function answersToCloze(
  { catalogue, usageOf, paradigms }: ClozeSources,
  word: CatalogueWord,
  { cloze: { answer }, sense }: FoundCloze,
  native: LanguageCode,
): string[] | undefined {
  const { language, text } = word;
  // Only the answer may be capitalized, at the start of a sentence.
  const answers = new Set([answer, answer.toLocaleLowerCase(language)]);
  const { partners = [] } = usageOf(word);
  const { id, pos } = sense.meaning;
  for (const other of catalogue.ofMeaning(language, id)) {
    if (other.text === text) continue;
    const isPartner = partners.includes(other.text);
    const same = other.senses.find(({ meaning }) => meaning.id === id);
    if (isPartner && same?.gloss[native] !== sense.gloss[native]) continue;
    const forms = formsLike(paradigms(), { word, form: answer, pos }, other);
    if (forms === undefined || (isPartner && forms.length > 0)) return undefined;
    for (const form of forms) answers.add(form);
  }
  return [...answers];
}
