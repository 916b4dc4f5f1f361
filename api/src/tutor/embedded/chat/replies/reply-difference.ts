import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { nameReferences } from '../../compose/name-references.ts';
import { sayDifference } from '../../compose/compose-usage.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import { joinLines, joinParagraphs, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { namesOfSenses } from './sense-names.ts';

/** Compares two words. If only one was named, compares it with the words that are like it. */
export function replyDifference(context: ReplyContext): string {
  const { facts, asked, texts, sources } = context;
  const { synonyms } = facts.usage;
  const word = star(facts.word.text);
  if (asked.other) return compare(context, factsOfOther(asked.other));
  if (asked.unknownOther !== undefined) {
    return joinParagraphs([
      texts.otherUnknown(word, quoteAll([asked.unknownOther], facts.native)),
      synonyms.length > 0 &&
        `${texts.compareSuggestions} ${nameReferences(synonyms, facts.native)}.`,
      texts.connectModel,
    ]);
  }
  const [only] = synonyms;
  if (synonyms.length === 1 && only?.word) return compare(context, factsOfOther(only.word));
  return synonyms.length > 0
    ? joinLines([texts.similar(word), listOf(synonyms.map(sayDifference))])
    : joinLines([texts.nothingSimilar(word), texts.compareWithWhat(word)]);

  function factsOfOther(other: CatalogueWord): WordFacts {
    return sources.factsOf(other, facts.native);
  }
}

/**
 * Shows the glosses of both words, what authors say of their difference, and a sentence of each.
 */
function compare({ facts, labels }: ReplyContext, other: WordFacts): string {
  const both = [facts, other];
  return joinParagraphs([
    listOf(both.map((one) => `${star(one.word.text)}: ${namesOfSenses(one, labels)}`)),
    joinLines([
      sayAspects(facts, other, labels),
      sayMotion(facts, other, labels),
      differenceOf(facts, other) ?? differenceOf(other, facts),
    ]),
    listOf(both.flatMap(({ uses }) => uses.slice(0, 1).map(({ sentence }) => pairOf(sentence)))),
  ]);
}

function differenceOf({ usage }: WordFacts, { word }: WordFacts): string | undefined {
  return usage.synonyms.find(({ text }) => text === word.text)?.difference;
}

function sayAspects(one: WordFacts, other: WordFacts, texts: ReplyContext['labels']) {
  const { aspect } = one.usage;
  const isPair =
    one.usage.partners.some(({ text }) => text === other.word.text) ||
    other.usage.partners.some(({ text }) => text === one.word.text);
  if (!isPair || aspect === undefined || aspect === 'both') return undefined;
  const [word, partner] = [star(one.word.text), star(other.word.text)];
  return aspect === 'impf' ? texts.aspectPair(word, partner) : texts.aspectPair(partner, word);
}

function sayMotion(one: WordFacts, other: WordFacts, texts: ReplyContext['labels']) {
  const { motion } = one.usage;
  const names = motion && [motion.oneWay.text, motion.manyWays.text];
  if (!motion || !names?.includes(one.word.text) || !names.includes(other.word.text)) {
    return undefined;
  }
  return texts.motionPair(star(motion.oneWay.text), star(motion.manyWays.text));
}
