import type { Reference } from '../../../usage/native-usage.ts';
import { sayDifference } from '../../compose/compose-usage.ts';
import { nameReferences } from '../../compose/name-references.ts';
import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Similar words with their difference, opposites and the family; or only opposites if asked. */
export function replyRelated({ facts, texts, asked }: ReplyContext): string {
  const { synonyms, opposites, family } = facts.usage;
  const word = star(facts.word.text);
  const say = (references: readonly Reference[], text: (word: string, others: string) => string) =>
    references.length > 0 && text(word, nameReferences(references, facts.native));
  const ofOpposites = say(opposites, texts.opposites);
  if (asked.asksOpposite) return ofOpposites || texts.noOpposite(word);
  const said = joinParagraphs([
    synonyms.length > 0 && joinLines([texts.similar(word), listOf(synonyms.map(sayDifference))]),
    joinLines([ofOpposites, say(family, texts.family)]),
  ]);
  return said || texts.nothingRelated(word);
}
