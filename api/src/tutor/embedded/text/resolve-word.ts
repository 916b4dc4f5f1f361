import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from '../facts/fact-sources.ts';
import { labelsOf } from '../facts/table-cells.ts';
import { keyOf } from '../facts/tokens.ts';

/** A word of the bank, and the form of it that the text is; null for the word itself. */
export interface ResolvedWord {
  word: CatalogueWord;
  form: string | null;
  /** Less common words with the same form: `fue` belongs to ser and ir. */
  others: readonly CatalogueWord[];
}

interface WordLookup {
  text: string;
  wordId: number | null;
  language: LanguageCode;
}

/**
 * Finds the word of the bank for a text: a headword, with or without accents, or an inflected form.
 */
export function resolveWord(sources: FactSources, asked: WordLookup): ResolvedWord | undefined {
  const { catalogue, wordsOf } = sources;
  const { text, wordId, language } = asked;
  const meant = wordId === null ? undefined : catalogue.find(wordId);
  if (meant !== undefined) return { word: meant, form: null, others: [] };
  const key = keyOf(text, language);
  const known = wordsOf(language, key);
  const itself =
    known.find((word) => word.text === text) ??
    known.find((word) => keyOf(word.text, language) === key);
  if (itself !== undefined) return { word: itself, form: null, others: [] };
  const [inflected, ...others] = known.length > 0 ? known : formOwners(sources, key, language);
  if (inflected !== undefined) return { word: inflected, form: key, others };
  const [spelled] = catalogue.ofText(language, foldText(text));
  return spelled === undefined ? undefined : { word: spelled, form: null, others: [] };
}

/** Words with a form like the text; only those whose tables have it with its accents, if any do. */
function formOwners(
  { catalogue, tablesOf }: FactSources,
  key: string,
  language: LanguageCode,
): readonly CatalogueWord[] {
  const owners = catalogue.ofForm(language, foldText(key));
  const exact = owners.filter((word) => labelsOf(tablesOf(word), key).length > 0);
  return exact.length > 0 ? exact : owners;
}
