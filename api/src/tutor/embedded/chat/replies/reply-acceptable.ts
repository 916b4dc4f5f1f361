import { sayPattern } from '../../compose/compose-tips.ts';
import { comparePatterns } from '../choices/compare-patterns.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { findForbidden } from '../corrections/find-forbidden.ts';
import { findAuthored } from '../corrections/find-authored.ts';
import { sideOf } from '../corrections/side-of.ts';
import { findNotes } from '../notes/find-notes.ts';
import { sayContrast, sayNote } from '../notes/say-note.ts';
import { isMistake, type MistakeNote } from '../taught/note.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import type { Sample } from '../recognise/find-samples.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyAlternative } from './reply-alternative.ts';
import { replyMeant } from './reply-meant.ts';
import { namesOfSenses } from './sense-names.ts';
import { replyUsage } from './reply-usage.ts';
import { sayAdvice, situationsIn } from './say-advice.ts';
import { replyPattern, replyRegister } from './reply-word.ts';

const enoughEvidence = 6;

/** Whether something may be said: what is wrong with it, who wrote the same, or the rule about it. */
export function replyAcceptable(context: ReplyContext): string | undefined {
  const { asked, texts, sources, facts } = context;
  const compared = comparePatterns(context);
  if (compared !== undefined) {
    const contrast = findContrast(context);
    return contrast ? sayContrast(contrast, context) : compared;
  }
  const samples = longestFirst(asked.samples);
  const wrong = samples.flatMap((one) => corrected(one, context) ?? []);
  const found = samples.flatMap((one) => authored(one, context) ?? [])[0];
  const note = noteAbout(context);
  if (found) return joinParagraphs([sayAuthored(found, context), wrong[0] ?? note?.text]);
  // Of "пять книги или пять книг?" one is right: "no" would be no answer.
  const isOne = samples.filter(({ words }) => words.length > 1).length === 1;
  if (wrong[0] !== undefined) return joinLines([isOne && texts.isMistake, wrong[0]]);
  // "And describe?" after a question about another word: what goes with this one.
  if (samples.length === 0)
    return facts.usage.patterns.length > 0 ? replyPattern(context) : undefined;
  const forbidden = forbiddenBy(samples, context);
  if (forbidden !== undefined) return joinLines([texts.isMistake, forbidden]);
  const alternative = replyAlternative(context) ?? replyMeant(context);
  if (alternative !== undefined) return alternative;
  if (note?.side === 'wrong') return joinLines([texts.likeMistake, note.text]);
  const [longest] = samples;
  const isSentence = longest !== undefined && longest.words.length >= sentenceWords;
  // A rule beside a sentence in which nothing is wrong would make a learner doubt it.
  if (longest !== undefined && longest.words.length > sentenceWords) return replyCorrect(context);
  if (longest?.words.length === 1 && asked.mentions.length === 0) {
    return joinLines([
      texts.notInList(star(longest.text)),
      texts.means(star(facts.word.text), namesOfSenses(facts, context.labels)),
    ]);
  }
  const isOfSituation = longest?.words.length === 1 && situationsIn(asked.message).size > 0;
  if (isOfSituation && sayAdvice(context) !== '') return replyRegister(context);
  if (longest?.words.length === 1 && note === undefined) return replyUsage(context);
  // What goes with the word in question says more than a note about the words beside it.
  const isOwn = note?.words.includes(facts.word.id) === true || facts.usage.patterns.length === 0;
  const pattern = asked.mentions.length > 0 && !isOwn ? replyPattern(context) : undefined;
  const rule =
    pattern ?? note?.text ?? (asked.mentions.length > 0 ? replyPattern(context) : undefined);
  if (rule === undefined) return isSentence ? replyCorrect(context) : undefined;
  if (note?.side === 'right') {
    return joinParagraphs([sources.correct(longest?.text ?? '', facts).reply, rule]);
  }
  return joinLines([texts.ruleAbout, rule]);
}

const sentenceWords = 3;

/** What is wrong with a sentence of the learner's, or what was checked. */
export function replyCorrect(context: ReplyContext): string | undefined {
  const { asked, texts, sources, facts } = context;
  const [sample] = longestFirst(asked.samples);
  if (!sample || sample.words.length < 2) return texts.whichSentence;
  const wrong = corrected(sample, context);
  if (wrong !== undefined) return wrong;
  const found = authored(sample, context);
  if (found?.isWhole) return sayAuthored(found, context);
  const forbidden = forbiddenBy([sample], context);
  if (forbidden !== undefined) return joinLines([texts.isMistake, forbidden]);
  const alternative = replyAlternative(context) ?? replyMeant(context);
  if (alternative !== undefined) return alternative;
  const note = noteAbout(context);
  if (note?.side === 'wrong') return joinLines([texts.likeMistake, note.text]);
  return sources.correct(sample.text, facts).reply;
}

/** The pattern of a word in a sample that forbids it. */
function forbiddenBy(samples: readonly Sample[], context: ReplyContext): string | undefined {
  const { sources, facts, asked } = context;
  const others = asked.mentions
    .filter(({ word }) => word.id !== facts.word.id)
    .map(({ word }) => sources.factsOf(word, facts.native));
  for (const sample of samples) {
    for (const one of [facts, ...others]) {
      const found = findForbidden(sample, one, sources.finder);
      if (found) return sayPattern(found);
    }
  }
  return undefined;
}

function longestFirst(samples: readonly Sample[]): Sample[] {
  return samples.toSorted((a, b) => b.words.length - a.words.length);
}

/** The correction of a sample, if something in it is surely wrong. */
function corrected({ text, words }: Sample, { sources, facts }: ReplyContext): string | undefined {
  if (words.length < 2) return undefined;
  const { isWrong, reply } = sources.correct(text, facts);
  return isWrong ? reply : undefined;
}

function authored({ text, words }: Sample, { sources, facts, asked }: ReplyContext) {
  const { native, word } = facts;
  const { contrasts, grammar, mistakes } = sources.taughtNotes(word.language, native);
  const mentioned = asked.mentions.map((one) =>
    one.word.id === word.id ? facts : sources.factsOf(one.word, native),
  );
  const found =
    words.length < 2
      ? undefined
      : findAuthored(text, {
          facts: [facts, ...mentioned],
          notes: [...contrasts, ...grammar, ...mistakes],
          sentences: sources.sentencesOf(word.language, native),
        });
  return found && { ...found, sample: text };
}

/** Says that it is right, and which sentence of ours shows it. */
function sayAuthored(
  { sample, text, translation, isWhole }: NonNullable<ReturnType<typeof authored>>,
  { texts }: ReplyContext,
): string {
  const source = translation === '' ? star(text) : pairOf({ text, translation });
  const intro = isWhole ? texts.saidSo(star(sample)) : texts.saidIn(star(sample));
  return joinLines([intro, isWhole && translation === '' ? '' : listOf([source])]);
}

/** Whether a text has most of the words of a typical mistake: one of them alone proves nothing. */
function isAlike(written: string, { wrong }: MistakeNote): boolean {
  const given = new Set(wordsIn(written));
  const words = wordsIn(wrong);
  return words.filter((one) => given.has(one)).length >= words.length * leastShared;
}

const leastShared = 0.6;

/** The rule that the question is about; `side` if it is a typical mistake. */
function noteAbout(context: ReplyContext) {
  const [best] = findNotes(context, context.before);
  if (!best || best.evidence < enoughEvidence) return undefined;
  const { note } = best;
  const written = context.asked.samples.map(({ text }) => text).join(' ');
  return {
    text: sayNote(note, context),
    words: note.words,
    side: isMistake(note) && isAlike(written, note) ? sideOf(written, note) : undefined,
  };
}
