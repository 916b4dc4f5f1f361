import { allTutor } from '@topwords/languages/tutor';
import { nameOfLanguage, type WordAnalysis } from '@topwords/platform/contracts';
import { composeDefinition, composePartOfSpeech } from './compose/compose-definition.ts';
import { composeExamples, joinWithDash } from './compose/compose-examples.ts';
import { composeInsights } from './compose/compose-insights.ts';
import { splitPhrases } from './compose/split-phrases.ts';
import { composeRelated } from './compose/compose-related.ts';
import { presentTables } from '../../bank/present-tables.ts';
import { composeTips } from './compose/compose-tips.ts';
import { composeUsage } from './compose/compose-usage.ts';
import { embeddedName } from './embedded-name.ts';
import { defaultPronunciation, ipaOf, writeStress } from '../../bank/pronunciation.ts';
import type { WordFacts } from './facts/word-facts.ts';

/**
 * Composes the analysis of a word from its facts, in the learner's language. Each fact is in one
 * field, and a field without facts is empty.
 */
export function composeAnalysis(
  facts: WordFacts,
  pronunciation = defaultPronunciation,
): WordAnalysis {
  const { word, native } = facts;
  const { showsStress } = pronunciation;
  const context = { facts, texts: allTutor[native].texts, showsStress };
  const write = (text: string) => writeStress(text, pronunciation);
  return {
    word: word.text,
    word_id: word.id,
    target_language: word.language,
    native_language: nameOfLanguage(native),
    definition: composeDefinition(context),
    pronunciation: ipaOf(word, pronunciation) ?? '',
    part_of_speech: composePartOfSpeech(context),
    examples: composeExamples(context),
    grammar_tips: composeTips(context).map(write),
    common_phrases: splitPhrases(context).others.map(({ text, gloss }) =>
      write(joinWithDash({ text, translation: gloss })),
    ),
    usage_contexts: composeUsage(context).map(write),
    additional_insights: Object.fromEntries(
      Object.entries(composeInsights(context)).map(([title, text]) => [title, write(text)]),
    ),
    tables: presentTables(word, facts.tables, { native, pronunciation }),
    related_words: composeRelated(context),
    teaching: facts.teaching,
    engine: embeddedName,
  };
}
