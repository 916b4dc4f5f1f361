import type { SentencePair } from '@topwords/languages/tutor';
import type { WordFacts } from '../../facts/word-facts.ts';
import { joinLines, joinParagraphs, pairOf, quoteAll, star, starAll } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { namedWords } from './reply-related.ts';

/**
 * Real links only (cognate, parts, family), words to avoid confusing it with, and a short sentence.
 */
export function replyMemory({ facts, texts }: ReplyContext): string {
  const { word, native, cognates, parts, family, falseFriends, confusable } = facts;
  const marked = star(word.text);
  const links = joinLines([
    cognates.length > 0 && texts.cognate(marked, quoteAll(cognates, native)),
    parts.length > 1 && texts.partsAid(marked, namedWords(parts, native)),
    family.length > 0 && texts.familyAid(marked, namedWords(family, native)),
  ]);
  const [friend] = falseFriends;
  const [alike] = confusable;
  const sentence = shortestSentence(facts);
  return joinParagraphs([
    links || texts.noHonestAid(marked),
    joinLines([
      friend && texts.falseFriend(marked, quoteAll([friend.text], native), starAll(friend.means)),
      alike &&
        texts.confusable(marked, star(alike.word.text), quoteAll([alike.translation], native)),
    ]),
    sentence && joinLines([texts.sentenceAid, pairOf(sentence)]),
  ]);
}

function shortestSentence({ uses, borrowed }: WordFacts): SentencePair | undefined {
  const byLength = uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const shortest = byLength.find(({ meaningId }) => meaningId !== null) ?? byLength[0];
  return shortest?.sentence ?? borrowed[0];
}
