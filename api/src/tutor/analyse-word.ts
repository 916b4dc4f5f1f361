import { foldText } from '@topwords/languages/text';
import type * as calls from '@topwords/platform/contracts';
import { nameOfLanguage, type WordAnalysis } from '@topwords/platform/contracts';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { UserContext } from '../users/context.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { askedWord } from './asked-word.ts';
import type { AskedWord } from './engine/engine.ts';
import { knownFacts } from './known-facts.ts';
import { presentDraft, type AnalysisDraft } from './model/analysis-draft.ts';
import type { TutorServices } from './tutor-services.ts';

/** Returns a model's draft about a word: stored, or new. */
export type GetDraft = (
  context: UserContext,
  asked: AskedWord,
  facts: WordAnalysis | undefined,
  signal: AbortSignal,
) => Promise<AnalysisDraft>;

interface AnalysisContext extends UserContext {
  services: TutorServices;
  /** Absent where there is no model. */
  getDraft: GetDraft | undefined;
}

/**
 * Explains a word. The model does if there is one, with our own forms and related words; otherwise,
 * or if the model's budget is spent, the built-in tutor does.
 * @throws languages_equal, word_unknown, language_untaught, text_unknown, too_many_attempts,
 * tutor_limit_reached, tutor_unavailable
 */
export async function analyseWord(
  { services, getDraft, ...context }: AnalysisContext,
  body: ParsedInput<typeof calls.analyseWord>['body'],
  signal: AbortSignal,
): Promise<WordAnalysis> {
  const { catalogue, embedded, model } = services;
  const asked = {
    ...askedWord(catalogue, body),
    pronunciation: await findPronunciation(context),
  };
  if (model === undefined || getDraft === undefined) return embedded.analyse(asked);
  const facts = await knownFacts(embedded, asked);
  let draft: ReturnType<typeof presentDraft>;
  try {
    draft = presentDraft(await getDraft(context, asked, facts, signal));
  } catch (error) {
    if (isBudgetSpent(error) && facts !== undefined) return facts;
    throw error;
  }
  return {
    ...draft,
    word: spellingOf(asked, facts),
    word_id: facts?.word_id ?? asked.wordId,
    target_language: asked.language,
    native_language: nameOfLanguage(asked.native),
    part_of_speech: facts?.part_of_speech || draft.part_of_speech,
    pronunciation: facts?.pronunciation ?? '',
    tables: facts?.tables ?? [],
    related_words: facts?.related_words ?? [],
    engine: model.engine.name,
  };
}

/** The bank's spelling; but if the learner asked about an inflected form, so does the model. */
function spellingOf({ text }: AskedWord, facts: WordAnalysis | undefined): string {
  const isSame = facts !== undefined && foldText(facts.word) === foldText(text);
  return isSame ? facts.word : text;
}
