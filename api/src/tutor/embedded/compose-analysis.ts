import { allTutor } from '@topwords/languages/tutor';
import { nameOfLanguage, type WordAnalysis } from '@topwords/platform/contracts';
import { composeDefinition, composePartOfSpeech } from './compose/compose-definition.ts';
import { composeExamples, composePhrases } from './compose/compose-examples.ts';
import { composeInsights, composeRelated } from './compose/compose-insights.ts';
import { composeTables } from './compose/compose-tables.ts';
import { composeTips } from './compose/compose-tips.ts';
import { composeUsage } from './compose/compose-usage.ts';
import type { WordFacts } from './facts/word-facts.ts';

/** The engine name in analyses and replies. */
export const embeddedName = 'TopWords';

/** Composes the analysis of a word from its facts, in the learner's language. */
export function composeAnalysis(facts: WordFacts): WordAnalysis {
  const { word, native, ipa } = facts;
  const composing = { facts, texts: allTutor[native].texts };
  return {
    word: word.text,
    word_id: word.id,
    target_language: word.language,
    native_language: nameOfLanguage(native),
    definition: composeDefinition(composing),
    pronunciation: ipa ?? '',
    part_of_speech: composePartOfSpeech(composing),
    examples: composeExamples(composing),
    grammar_tips: composeTips(composing),
    common_phrases: composePhrases(composing),
    usage_contexts: composeUsage(composing),
    additional_insights: composeInsights(composing),
    tables: composeTables(composing),
    related_words: composeRelated(composing),
    engine: embeddedName,
  };
}
