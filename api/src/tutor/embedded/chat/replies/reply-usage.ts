import { composeLabels } from '../../compose/compose-labels.ts';
import { sayPattern } from '../../compose/compose-tips.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Where and how the word is used, what it takes, and what people say with it. */
export function replyUsage({ facts, texts, labels, sources }: ReplyContext): string {
  const { patterns, collocations } = facts.usage;
  const word = star(facts.word.text);
  const phrases = collocations.map(({ text, gloss }) => pairOf({ text, translation: gloss }));
  const hasLabels = composeLabels({ facts, texts: labels }).length > 0;
  return joinParagraphs([
    listOf(sources.usageOf(facts)),
    patterns.length > 0 && joinLines([texts.patterns(word), listOf(patterns.map(sayPattern))]),
    phrases.length > 0 && joinLines([texts.phrasesWith(word), listOf(phrases)]),
    !hasLabels && texts.noLabels(word),
  ]);
}
