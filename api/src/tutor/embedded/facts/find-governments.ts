import { allTutor, type Government, type SentencePair } from '@topwords/languages/tutor';
import type { FactSources } from './fact-sources.ts';
import { tokensOf } from './tokens.ts';
import type { Governed, Sense, Use } from './word-facts.ts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';

/** Whether a sentence shows a government: the preposition, or a form in that case only. */
function showsGovernment(
  sources: FactSources,
  use: Use,
  word: CatalogueWord,
  one: Government,
): boolean {
  const { language } = word;
  const rules = allTutor[language].government;
  const tokens = tokensOf(use.sentence.text, language).filter(
    (token) => token.end <= use.start || token.start >= use.end,
  );
  if (one.prepositions.length > 0) {
    const spelled = new Set(
      one.prepositions.flatMap((preposition) => rules?.spellings(preposition) ?? []),
    );
    return tokens.some((token) => spelled.has(token.text));
  }
  if (one.case === 'infinitive') return tokens.some((token) => rules?.infinitive.test(token.text));
  return tokens.some((token) => {
    const cases = sources.casesOf(language, token.text);
    return cases.has(one.case) && !cases.has('nominative');
  });
}

/** The governments that the bank notes for a word, each with an example sentence of that sense. */
export function findGovernments(
  sources: FactSources,
  word: CatalogueWord,
  senses: readonly Sense[],
  uses: readonly Use[],
): Governed[] {
  return senses.flatMap(({ meaningId, notes }) => {
    const rules = allTutor[word.language].government;
    const asked = notes.government === undefined ? [] : (rules?.read(notes.government) ?? []);
    const governed = asked.map((one) => ({
      ...one,
      prepositions: one.prepositions.filter((preposition) => preposition !== word.text),
    }));
    if (governed.length === 0) return [];
    const own = uses.filter((use) => use.meaningId === meaningId);
    const shown = own.find((use) =>
      governed.some((one) => showsGovernment(sources, use, word, one)),
    );
    const sentence: SentencePair | null = shown?.sentence ?? null;
    return [{ meaningId, governed, sentence }];
  });
}
