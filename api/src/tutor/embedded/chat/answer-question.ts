import type { Recognised } from './recognise/recognised.ts';
import {
  allTutor,
  explainAbbreviations,
  explainPatternWords,
  type Intent,
} from '@topwords/languages/tutor';
import {
  chatMessageMaximumLength,
  type ChatMessage,
  type LanguageCode,
} from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import {
  defaultPronunciation,
  writeStress,
  type Pronunciation,
} from '../../../bank/pronunciation.ts';
import { composeTips, sayPattern } from '../compose/compose-tips.ts';
import { correctSentence, replyChanges, replyCorrection } from '../correct/index.ts';
import { collectFacts } from '../facts/collect-facts.ts';
import type { FactSources } from '../facts/fact-sources.ts';
import { joinParagraphs } from './reply/markup.ts';
import { replyWhich } from './follow-ups/reply-which.ts';
import { openQuestion, replyQuiz, replyQuizAnswer } from './quiz/reply-quiz.ts';
import { createFindSentence } from './recognise/find-sentence.ts';
import { createWordFinder } from './recognise/word-finder.ts';
import { recogniseQuestion } from './recognise/recognise-question.ts';
import { isShort, resolveFollowUp } from './recognise/resolve-follow-up.ts';
import { createWeights } from './notes/find-notes.ts';
import { createTaughtNotes } from './taught/taught-notes.ts';
import { sentencesOfBank } from './taught/sentences-of-bank.ts';
import { createFindPhrase } from './translations/find-phrase.ts';
import { findUses } from '../facts/find-uses.ts';
import { replyAcceptable, replyCorrect } from './replies/reply-acceptable.ts';
import { replyBestNote } from './replies/reply-notes.ts';
import {
  replyCountable,
  replyFamily,
  replyGender,
  replyMistakes,
  replyOpposite,
  replyPattern,
  replyRegion,
  replyRegister,
  replySynonym,
} from './replies/reply-word.ts';
import { replyChoice } from './replies/reply-choice.ts';
import { replyNegated } from './replies/reply-negated.ts';
import { replyOffered } from './replies/reply-offered.ts';
import { replyDropped } from './replies/reply-dropped.ts';
import { replyPlace } from './replies/reply-place.ts';
import { replyDifference } from './replies/reply-difference.ts';
import { replyExample } from './replies/reply-example.ts';
import { replyForms } from './replies/reply-forms.ts';
import { replyGrammar } from './replies/reply-grammar.ts';
import { replyLevel } from './replies/reply-level.ts';
import { replyMeaning } from './replies/reply-meaning.ts';
import { replyMemory } from './replies/reply-memory.ts';
import { replyPronunciation } from './replies/reply-pronunciation.ts';
import { replyReason } from './replies/reply-reason.ts';
import { replyGreeting, replyThanks, replyUnknown } from './replies/reply-small-talk.ts';
import { replySpelling } from './replies/reply-spelling.ts';
import { replyTranslation } from './replies/reply-translation.ts';
import { replyUsage } from './replies/reply-usage.ts';
import type { ChatSources, Reply, ReplyContext } from './reply/reply-context.ts';

/** A message of a learner about a word of the bank. */
export interface AskedAboutWord {
  word: CatalogueWord;
  /** The inflected form that the chat is about; absent or null for the word itself. */
  form?: string | null;
  native: LanguageCode;
  /** The default one if absent. */
  pronunciation?: Pronunciation | undefined;
  message: string;
  /** Earlier messages, the oldest first. */
  history: readonly ChatMessage[];
}

const replies: Record<Intent, Reply> = {
  meaning: replyMeaning,
  example: replyExample,
  pronunciation: replyPronunciation,
  grammar: replyGrammar,
  forms: replyForms,
  difference: replyDifference,
  translation: replyTranslation,
  quiz: replyQuiz,
  memory: replyMemory,
  synonym: replySynonym,
  opposite: replyOpposite,
  family: replyFamily,
  usage: replyUsage,
  register: replyRegister,
  region: replyRegion,
  gender: replyGender,
  countable: replyCountable,
  pattern: replyPattern,
  acceptable: replyAcceptable,
  correct: replyCorrect,
  confirm: replyConfirm,
  mistakes: replyMistakes,
  level: replyLevel,
  spelling: replySpelling,
  reason: replyReason,
  greeting: replyGreeting,
  thanks: replyThanks,
  more: replyUnknown,
  unknown: replyUnclear,
};

/** The sentences of a word that an example with conditions is chosen from. */
const maxUses = 200;

/** Creates the sources of replies; indexes are built on first use. */
export function createChatSources(sources: FactSources): ChatSources {
  const { catalogue } = sources;
  const taughtNotes = createTaughtNotes(sources);
  return {
    catalogue,
    finder: createWordFinder(catalogue),
    findSentence: createFindSentence(catalogue),
    factsOf: (word, native) => collectFacts(sources, word, native),
    grammarOf: (facts) => [
      ...[facts.usage.note ?? []].flat(),
      ...facts.usage.patterns.map(sayPattern),
      ...composeTips({ facts, texts: allTutor[facts.native].texts }),
    ],
    correct: (text, { word, native }) => {
      const asked = { text, language: word.language, native, word: word.text };
      const correction = correctSentence(sources, asked);
      // A small letter is a matter of writing, which is said apart.
      const isOfLetters =
        correction.changes.length > 0 &&
        correction.changes.every(({ wrong, right }) => wrong.toLowerCase() === right.toLowerCase());
      if (isOfLetters) {
        const nothing = { ...correction, corrected: null, changes: [] };
        return {
          isWrong: false,
          corrected: null,
          rights: [],
          reply: joinParagraphs([
            replyCorrection(nothing, native),
            replyChanges({ ...correction, changes: distinctOf(correction.changes) }, native),
          ]),
          changes: '',
        };
      }
      return {
        isWrong: correction.corrected !== null,
        corrected: correction.corrected,
        rights: correction.changes.map(({ right }) => right),
        reply: replyCorrection(correction, native),
        changes: replyChanges(correction, native),
      };
    },
    tablesOf: sources.tablesOf,
    usesOf: (word, native) => findUses({ sources, word, native }, maxUses),
    findPhrase: createFindPhrase(sources),
    taughtNotes,
    weightOf: createWeights(taughtNotes),
    sentencesOf: (language, native) => sentencesOfBank(catalogue, language, native),
  };
}

/** One change of each kind: *i* is to be *I* only once. */
function distinctOf<T extends { wrong: string; right: string }>(changes: readonly T[]): T[] {
  return [...new Map(changes.map((one) => [`${one.wrong} ${one.right}`, one])).values()];
}

/**
 * Recognises the question in a message and answers it from the facts about the word, in the native
 * language. Stateless: earlier messages come from `history`.
 */
export function answerQuestion(sources: ChatSources, asked: AskedAboutWord): string {
  const { word, native, pronunciation = defaultPronunciation, message, history } = asked;
  const recognised = recognise(sources, asked, message);
  const facts = sources.factsOf(word, native);
  const context = {
    sources,
    facts,
    pronunciation,
    asked: recognised,
    texts: allTutor[native].chatTexts,
    labels: allTutor[native].texts,
    history,
    before: '',
  };
  const open = openQuestion(context);
  const judged = open && replyQuizAnswer(context, open, message);
  if (judged !== undefined) return judged;
  const last = lastAsked(sources, asked);
  const special =
    replyWhich(context, last) ??
    replyDropped(context) ??
    replyPlace(context) ??
    replyChoice(context) ??
    replyOffered(context) ??
    replyNegated(context);
  if (special !== undefined) return finish(writeStress(special, pronunciation), context);
  const meant = resolveFollowUp(recognised, last, { word, message, finder: sources.finder });
  if (!meant) {
    return recognised.mentions.length > 0 ? replyUnclear(context) : replyGreeting(context);
  }
  const { subject } = meant;
  const about = subject ? sources.factsOf(subject, native) : facts;
  const before = meant.intent === 'reason' && last && isShort(meant) ? last : undefined;
  const continued = before
    ? {
        ...meant,
        samples: [...before.samples, ...meant.samples],
        mentions: [...before.mentions, ...meant.mentions],
        topics: [...before.topics, ...meant.topics],
      }
    : meant;
  return composeReplies({
    ...context,
    facts: about,
    asked: continued,
    before: before?.message ?? '',
  });
}

function composeReplies(context: ReplyContext): string {
  const { intent, second } = context.asked;
  const asked = second ? [intent, second] : [intent];
  const said = joinParagraphs(asked.map((one) => replyTo(one, context)));
  const unsure = () => replyBestNote(context) ?? replyUnknown(context);
  return finish(said || writeStress(unsure(), context.pronunciation), context);
}

function finish(reply: string, context: ReplyContext): string {
  return joinParagraphs([reply, legendOf(reply, context)]);
}

/** The abbreviations of patterns in a reply, in the native language. */
function legendOf(reply: string, { facts, labels }: ReplyContext): string {
  const { abbreviations = {}, patternWords = {} } = allTutor[facts.word.language];
  const explained = [
    ...explainAbbreviations(reply, abbreviations, labels),
    ...explainPatternWords(reply, patternWords, facts.native),
  ];
  return explained.length === 0 ? '' : `(${explained.join('; ')})`;
}

/** An unclear question about a word that it names is answered with what the word means. */
function replyUnclear(context: ReplyContext): string {
  const { asked } = context;
  const note = replyBestNote(context);
  const isAboutWord = asked.matchedCues.length === 0 && asked.mentions.length > 0;
  // What is said of an expression says less than what it means.
  if (isAboutWord && context.facts.word.pos === 'interjection') return replyMeaning(context);
  if (note !== undefined) return note;
  return isAboutWord ? replyMeaning(context) : replyUnknown(context);
}

/** Whether a statement is true: the note about it, or else the word's gender or meaning. */
function replyConfirm(context: ReplyContext): string {
  const { asked, facts } = context;
  const isOfGender = asked.topics.includes('gender') && facts.usage.gender !== undefined;
  if (isOfGender) return replyGender(context) ?? replyMeaning(context);
  return replyBestNote(context) ?? replyMeaning(context);
}

/** The reply, with marks of stress if the learner wants them or asks how the word is said. */
function replyTo(intent: Intent, context: ReplyContext): string | undefined {
  const reply = replies[intent](context);
  if (reply === undefined || intent === 'pronunciation') return reply;
  return writeStress(reply, context.pronunciation);
}

function recognise(
  { finder }: ChatSources,
  { word, form, native }: AskedAboutWord,
  message: string,
): Recognised {
  const recognised = recogniseQuestion(message, { word, native, finder });
  const isOfForm = form && recognised.forms.length === 0 && !recognised.subject;
  return isOfForm ? { ...recognised, forms: [form] } : recognised;
}

/** The last question that was understood. */
function lastAsked(sources: ChatSources, asked: AskedAboutWord): Recognised | undefined {
  const own = asked.history.filter(({ role }) => role === 'user');
  for (const { content } of own.toReversed()) {
    // The contract limits messages to this length, but the client controls the history.
    const recognised = recognise(sources, asked, content.slice(0, chatMessageMaximumLength));
    // A single word may have been the answer to a quiz.
    const isComparison = recognised.intent === 'difference' && recognised.mentions.length > 1;
    const isQuestion = recognised.matchedCues.length > 0 || isComparison;
    if (isQuestion && !smallTalk.has(recognised.intent)) return recognised;
  }
  return undefined;
}

const smallTalk: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more', 'unknown']);
