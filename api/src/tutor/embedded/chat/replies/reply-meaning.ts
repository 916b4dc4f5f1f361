import { sayPattern } from '../../compose/compose-tips.ts';
import type { Sense, WordFacts } from '../../facts/word-facts.ts';
import { noteOfForms } from '../notes/note-of-forms.ts';
import { sayNote } from '../notes/say-note.ts';
import type { Note } from '../taught/note.ts';
import { foldText } from '@topwords/languages/text';
import { wordsIn } from '../taught/rank-notes.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyNotes } from './reply-notes.ts';
import { sayForms } from '../forms/say-forms.ts';
import { groupSenses, kindOf } from './sense-names.ts';

const maxSenses = 6;
const maxSentences = 2;
/** Two words may be a word with its article. */
const phraseWords = 3;

/** Each meaning with its part of speech and an example. */
export function replyMeaning(context: ReplyContext): string {
  const { facts } = context;
  const phrase = sayPhrase(context) ?? sayPatternIn(context);
  if (phrase !== undefined) return phrase;
  const note = noteOfForms(context);
  if (note) return joinParagraphs([sayForms(context), sayNote(note, context)]);
  const friend =
    facts.teaching.false_friends.length > 0 || facts.usage.note !== undefined
      ? replyNotes(context, { evidence: 2, isWanted: isRemark })
      : undefined;
  return joinParagraphs([sayUnknownPhrase(context), friend, sayMeanings(context)]);
}

function isRemark({ kind }: Note): boolean {
  return kind === 'friend' || kind === 'remark';
}

/** An expression that the question names, if authors translated it. */
function sayPhrase({ asked, facts, sources, texts, labels }: ReplyContext): string | undefined {
  const { native } = facts;
  const [sample] = asked.samples.toSorted((a, b) => b.words.length - a.words.length);
  if (!sample || sample.words.length < 2) return undefined;
  const wanted = wordsIn(sample.text).join(' ');
  const all = [facts, ...asked.mentions.map(({ word }) => sources.factsOf(word, native))];
  const found = all.flatMap(({ usage, uses }) => [
    ...usage.collocations.map(({ text, gloss }) => ({ text, translation: gloss })),
    ...uses.map(({ sentence }) => sentence),
  ]);
  const same = found.find(
    ({ text }) => wordsIn(text.replaceAll('\u0301', '')).join(' ') === wanted,
  );
  return same && texts.means(star(same.text), labels.quote(same.translation));
}

/** What a pattern of the word in the question's sentence means: "it turned out he was right". */
function sayPatternIn(context: ReplyContext): string | undefined {
  const { asked, facts, texts, labels, sources } = context;
  const { language } = facts.word;
  const lemmasOf = (raw: string) => [
    foldText(raw),
    ...sources.finder.find(language, raw).map(({ text }) => foldText(text)),
  ];
  const [sample] = asked.samples.toSorted((a, b) => b.words.length - a.words.length);
  if (!sample || sample.words.length < phraseWords) return undefined;
  const said = sample.words.map(({ raw }) => new Set(lemmasOf(raw)));
  const found = facts.usage.patterns.find(({ pattern }) => {
    const wanted = wordsIn(pattern.replaceAll(/\(.*?\)/gu, '')).filter(
      (one) => !conjunctions.has(one),
    );
    if (wanted.length < phraseWords) return false;
    return said.some((_, at) =>
      wanted.every((one, offset) => lemmasOf(one).some((each) => said[at + offset]?.has(each))),
    );
  });
  return (
    found &&
    joinParagraphs([
      joinLines([texts.means(star(found.pattern), labels.quote(found.gloss)), star(found.example)]),
      sayMeanings(context),
    ])
  );
}

/** Words before a clause, which may be left out. */
const conjunctions = new Set('that que что ki'.split(' '));

/** Says that an expression of several words, which the question asks about, is not known. */
function sayUnknownPhrase({ asked, texts, facts }: ReplyContext): string | undefined {
  const [sample] = asked.samples.toSorted((a, b) => b.words.length - a.words.length);
  const isPhrase =
    sample !== undefined &&
    sample.words.length >= phraseWords &&
    wordsIn(sample.text).join(' ') !== wordsIn(facts.word.text).join(' ');
  return isPhrase ? texts.phraseUnknown(star(sample.text)) : undefined;
}

/** All meanings of the word. */
function sayMeanings(context: ReplyContext): string {
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
      sayAlone(facts),
    ]);
  }
  const shown = groups.slice(0, maxSenses);
  const lines = shown.map((group) => sayOne(group, context));
  const left = groups.length - shown.length;
  return joinParagraphs([
    sayForms(context),
    joinLines([texts.meansSeveral(marked, groups.length), listOf(lines)]),
    left > 0 && texts.moreMeanings(left),
    sayAlone(facts),
  ]);
}

/** What the word means as a reply of its own: "ничего!" */
function sayAlone({ word, usage }: WordFacts): string {
  const own = wordsIn(word.text).join(' ');
  const found = usage.patterns.filter(({ pattern }) => wordsIn(pattern).join(' ') === own);
  return listOf(found.map(sayPattern));
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
