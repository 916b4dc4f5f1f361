import { sayDifference } from '../../compose/compose-usage.ts';
import { nameReferences } from '../../compose/name-references.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Real links only: the word's family, what tells it from similar words, and a short sentence. */
export function replyMemory({ facts, texts }: ReplyContext): string {
  const { family, synonyms } = facts.usage;
  const word = star(facts.word.text);
  const byLength = facts.uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const shortest = byLength.find(({ meaningId }) => meaningId !== null) ?? byLength[0];
  return joinParagraphs([
    family.length > 0
      ? texts.familyAid(word, nameReferences(family, facts.native))
      : texts.noHonestAid(word),
    synonyms.length > 0 && joinLines([texts.similar(word), listOf(synonyms.map(sayDifference))]),
    shortest && joinLines([texts.sentenceAid, pairOf(shortest.sentence)]),
  ]);
}
