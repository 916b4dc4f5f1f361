import { foldText } from '@topwords/languages/text';
import type * as calls from '@topwords/platform/contracts';
import { nameOfLanguage, type WordAnalysis } from '@topwords/platform/contracts';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { UserContext } from '../users/context.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { askedWord } from './asked-word.ts';
import { untaught } from './untaught.ts';
import type { AskedWord } from './engine/engine.ts';
import { knownFacts } from './known-facts.ts';
import { presentDraft, type AnalysisDraft } from './model/analysis-draft.ts';
import type { Grounding } from './model/grounding/create-grounding.ts';
import { holdDraft } from './model/grounding/hold-draft.ts';
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
  ground: Grounding;
}

/**
 * Explains a word. The model does if there is one, with our own forms and related words, and without
 * what contradicts our tables; otherwise, or if the model's budget is spent or nothing is left of its
 * definition, the built-in tutor does.
 * @throws languages_equal, word_unknown, language_untaught, text_unknown, too_many_attempts,
 * tutor_limit_reached, tutor_unavailable
 */
export async function analyseWord(
  { services, getDraft, ground, ...context }: AnalysisContext,
  body: ParsedInput<typeof calls.analyseWord>['body'],
  signal: AbortSignal,
): Promise<WordAnalysis> {
  const { embedded, model } = services;
  const asked = {
    ...askedWord(services.facts.catalogue, body),
    pronunciation: await findPronunciation(context),
  };
  if (model === undefined || getDraft === undefined) return embedded.analyse(asked);
  const facts = await knownFacts(embedded, asked);
  let whole: AnalysisDraft;
  try {
    whole = await getDraft(context, asked, facts, signal);
  } catch (error) {
    if (isBudgetSpent(error) && facts !== undefined) return facts;
    throw error;
  }
  const { language, native } = asked;
  const engine = model.engine.name;
  const held = holdDraft(whole, ground(asked));
  const { about } = held;
  const isReplaced = held.draft.definition === '';
  if (about.length > 0) {
    services.onLeftOut?.({ answer: 'analysis', engine, language, native, about, isReplaced });
  }
  if (isReplaced) return facts ?? embedded.analyse(asked);
  const draft = presentDraft(held.draft);
  return {
    ...draft,
    word: spellingOf(asked, facts),
    word_id: facts?.word_id ?? asked.wordId,
    target_language: language,
    native_language: nameOfLanguage(native),
    part_of_speech: facts?.part_of_speech || draft.part_of_speech,
    pronunciation: facts?.pronunciation ?? '',
    tables: facts?.tables ?? [],
    related_words: facts?.related_words ?? [],
    teaching: facts?.teaching ?? untaught,
    engine,
    ...(about.length > 0 && { left_out: about.length }),
  };
}

/** The bank's spelling; but if the learner asked about an inflected form, so does the model. */
function spellingOf({ text }: AskedWord, facts: WordAnalysis | undefined): string {
  const isSame = facts !== undefined && foldText(facts.word) === foldText(text);
  return isSame ? facts.word : text;
}
