import type { Sense, WordFacts } from '../../facts/word-facts.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star, starAll } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { sayForms } from './say-forms.ts';
import { groupSenses, nameOfSense } from './sense-names.ts';

const maxSenses = 6;
const maxSentences = 2;

/** Each meaning with its part of speech and an example. */
export function replyMeaning(context: ReplyContext): string {
  const { facts, texts } = context;
  const { senses, word, native } = facts;
  const groups = groupSenses(senses, native);
  const [only = []] = groups;
  if (groups.length === 1) {
    return joinParagraphs([sayForms(context), sayOnly(only, context), sayShown(only, context)]);
  }
  const shown = groups.slice(0, maxSenses);
  const lines = shown.map((group) => sayOne(group, context));
  const left = groups.length - shown.length;
  return joinParagraphs([
    sayForms(context),
    joinLines([texts.meansSeveral(star(word.text), groups.length), listOf(lines)]),
    left > 0 && texts.moreMeanings(left),
  ]);
}

function sayOnly(group: readonly Sense[], { facts, texts, labels }: ReplyContext): string {
  const [first] = group;
  if (!first) return '';
  const { gender } = first.notes;
  const kind = [labels.pos[first.pos], gender && labels.gender[gender]];
  const marked = `${star(facts.word.text)} (${kind.filter(Boolean).join(', ')})`;
  const name = nameOfSense(first, facts.native);
  const hasWord = first.translations.length > 0;
  const companions = new Set(group.flatMap((sense) => sense.companions.map(({ text }) => text)));
  return joinLines([
    hasWord ? texts.means(marked, name) : texts.meansGloss(marked, name),
    companions.size > 0 && texts.saidAlsoBy(starAll([...companions])),
  ]);
}

/** Sentences with the word; if there are none, one with a synonym. */
function sayShown(group: readonly Sense[], { facts, texts }: ReplyContext): string {
  const sentences = sentencesOf(facts, group);
  const [borrowed] = facts.borrowed;
  if (sentences.length > 0 || !borrowed) return listOf(sentences);
  return joinLines([texts.borrowedExample(star(facts.word.text)), listOf([pairOf(borrowed)])]);
}

function sayOne(group: readonly Sense[], { facts, labels }: ReplyContext): string {
  const [first] = group;
  if (!first) return '';
  const name = `${nameOfSense(first, facts.native)} (${labels.pos[first.pos]})`;
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
