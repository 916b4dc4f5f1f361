import type { Sense, WordFacts } from '../../facts/word-facts.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { sayForms } from './say-forms.ts';
import { groupSenses, kindOf } from './sense-names.ts';

const maxSenses = 6;
const maxSentences = 2;

/** Each meaning with its part of speech and an example. */
export function replyMeaning(context: ReplyContext): string {
  const { facts, texts, labels } = context;
  const marked = star(facts.word.text);
  const groups = groupSenses(facts.senses);
  const [only = []] = groups;
  const [sense] = only;
  if (groups.length === 1 && sense) {
    const name = labels.quote(sense.gloss);
    return joinParagraphs([
      sayForms(context),
      texts.means(`${marked} (${kindOf(sense, facts, labels)})`, name),
      listOf(sentencesOf(facts, only)),
    ]);
  }
  const shown = groups.slice(0, maxSenses);
  const lines = shown.map((group) => sayOne(group, context));
  const left = groups.length - shown.length;
  return joinParagraphs([
    sayForms(context),
    joinLines([texts.meansSeveral(marked, groups.length), listOf(lines)]),
    left > 0 && texts.moreMeanings(left),
  ]);
}

function sayOne(group: readonly Sense[], { facts, labels }: ReplyContext): string {
  const [first] = group;
  if (!first) return '';
  const name = `${labels.quote(first.gloss)} (${kindOf(first, facts, labels)})`;
  const [sentence] = sentencesOf(facts, group);
  return sentence === undefined ? name : `${name}: ${sentence}`;
}

/** Sentences with the word in one of these meanings. */
function sentencesOf({ uses }: WordFacts, senses: readonly Sense[]): string[] {
  const ids = new Set(senses.map(({ meaningId }) => meaningId));
  return uses
    .filter(({ meaningId }) => meaningId !== null && ids.has(meaningId))
    .slice(0, maxSentences)
    .map(({ sentence }) => pairOf(sentence));
}
