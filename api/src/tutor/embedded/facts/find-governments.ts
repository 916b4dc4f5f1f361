import type { FactSources } from './fact-sources.ts';
import { readGovernment, type Government } from './government.ts';
import { tokensOf } from './tokens.ts';
import type { Governed, Sense, SentencePair, Use } from './word-facts.ts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';

/** Before some words a preposition takes a vowel. */
function spellingsOf(preposition: string): string[] {
  return [preposition, `${preposition}о`, ...(preposition === 'о' ? ['об', 'обо'] : [])];
}

/** Whether a sentence shows what is said of the word: the preposition, or a form in that case alone. */
function shows(sources: FactSources, use: Use, word: CatalogueWord, one: Government): boolean {
  const { language } = word;
  const tokens = tokensOf(use.sentence.text, language).filter(
    (token) => token.end <= use.start || token.start >= use.end,
  );
  if (one.prepositions.length > 0) {
    const spelled = new Set(one.prepositions.flatMap(spellingsOf));
    return tokens.some((token) => spelled.has(token.text));
  }
  if (one.case === 'infinitive')
    return tokens.some((token) => /т[ьи](?:ся|сь)?$/u.test(token.text));
  return tokens.some((token) => {
    const cases = sources.casesOf(language, token.text);
    return cases.has(one.case) && !cases.has('nominative');
  });
}

/** What the bank notes that a word asks for, each with a sentence of that sense that shows it. */
export function findGovernments(
  sources: FactSources,
  word: CatalogueWord,
  senses: readonly Sense[],
  uses: readonly Use[],
): Governed[] {
  return senses.flatMap(({ meaningId, notes }) => {
    const asked = notes.government === undefined ? [] : readGovernment(notes.government);
    const governed = asked.map((one) => ({
      ...one,
      prepositions: one.prepositions.filter((preposition) => preposition !== word.text),
    }));
    if (governed.length === 0) return [];
    const own = uses.filter((use) => use.meaningId === meaningId);
    const shown = own.find((use) => governed.some((one) => shows(sources, use, word, one)));
    const sentence: SentencePair | null = shown?.sentence ?? null;
    return [{ meaningId, governed, sentence }];
  });
}
