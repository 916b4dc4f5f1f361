import { allTutor, type Government } from '@topwords/languages/tutor';
import type { Subject } from './fact-sources.ts';
import { tokensOf } from './tokens.ts';
import type { Governed, Sense, Use } from './word-facts.ts';

/** Whether a sentence shows a government: the preposition, or a form in that case only. */
function showsGovernment({ sources, word }: Subject, use: Use, one: Government): boolean {
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
  subject: Subject,
  senses: readonly Sense[],
  uses: readonly Use[],
): Governed[] {
  const { word } = subject;
  const rules = allTutor[word.language].government;
  return senses.flatMap(({ meaningId, notes }) => {
    const asked = notes.government === undefined ? [] : (rules?.read(notes.government) ?? []);
    const governed = asked.map((one) => ({
      ...one,
      prepositions: one.prepositions.filter((preposition) => preposition !== word.text),
    }));
    if (governed.length === 0) return [];
    const own = uses.filter((use) => use.meaningId === meaningId);
    const shown = own.find((use) => governed.some((one) => showsGovernment(subject, use, one)));
    return [{ meaningId, governed, sentence: shown?.sentence ?? null }];
  });
}
