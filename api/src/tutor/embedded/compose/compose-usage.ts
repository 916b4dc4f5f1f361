import { mark } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { distinctSenses } from './compose-definition.ts';
import { sentenceOfSense } from './compose-examples.ts';
import { composeLabels } from './compose-labels.ts';

const maxSenses = 4;

/**
 * How often, where and how the word is used: its rank and level, labels, senses, and what tells it
 * from similar words.
 */
export function composeUsage(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const { rank, level, language } = facts.word;
  const senses = distinctSenses(context).slice(0, maxSenses);
  return [
    `${texts.usage.level(level)} ${texts.usage.rank(rank, facts.wordsOfLanguage, language)}`,
    ...composeLabels(context),
    ...senses.flatMap(({ gloss, meaningId }) => {
      const sentence = sentenceOfSense(context, meaningId);
      return sentence === null ? [] : [texts.usage.sense(texts.quote(gloss), sentence)];
    }),
    ...facts.usage.synonyms.map(sayDifference),
  ];
}

/** The difference from a similar word, which is named if the difference does not. */
export function sayDifference({ text, difference }: { text: string; difference: string }): string {
  return difference.includes(text) ? difference : `${mark(text)}: ${difference}`;
}
