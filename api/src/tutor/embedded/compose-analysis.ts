import { allTutor } from '@topwords/languages/tutor';
import { nameOfLanguage, type WordAnalysis } from '@topwords/platform/contracts';
import { composeDefinition, composePartOfSpeech } from './compose/compose-definition.ts';
import { composeExamples, composePhrases } from './compose/compose-examples.ts';
import { composeInsights, composeRelated } from './compose/compose-insights.ts';
import { presentTables } from '../../bank/present-tables.ts';
import { composeTips } from './compose/compose-tips.ts';
import { composeUsage } from './compose/compose-usage.ts';
import { defaultPronunciation, ipaOf, writeStress } from '../../bank/pronunciation.ts';
import type { WordFacts } from './facts/word-facts.ts';

/** The engine name in analyses and replies. */
export const embeddedName = 'TopWords';

/** Composes the analysis of a word from its facts, in the learner's language. */
export function composeAnalysis(
  facts: WordFacts,
  pronunciation = defaultPronunciation,
): WordAnalysis {
  const { word, native } = facts;
  const context = { facts, texts: allTutor[native].texts };
  return {
    word: word.text,
    word_id: word.id,
    target_language: word.language,
    native_language: nameOfLanguage(native),
    definition: composeDefinition(context),
    pronunciation: ipaOf(word, pronunciation) ?? '',
    part_of_speech: composePartOfSpeech(context),
    examples: composeExamples(context),
    grammar_tips: composeTips(context),
    common_phrases: composePhrases(context).map((phrase) => writeStress(phrase, pronunciation)),
    usage_contexts: composeUsage(context),
    additional_insights: composeInsights(context),
    tables: presentTables(word, facts.tables, { native, pronunciation }),
    related_words: composeRelated(context),
    engine: embeddedName,
  };
}
