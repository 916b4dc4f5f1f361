import type { Recognised } from './recognise/recognised.ts';
import { allTutor, type Intent } from '@topwords/languages/tutor';
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
import { composeTips } from '../compose/compose-tips.ts';
import { composeUsage } from '../compose/compose-usage.ts';
import { collectFacts } from '../facts/collect-facts.ts';
import type { FactSources } from '../facts/fact-sources.ts';
import { joinParagraphs } from './reply/markup.ts';
import { openQuestion, replyQuiz, replyQuizAnswer } from './quiz/reply-quiz.ts';
import { createFindSentence } from './recognise/find-sentence.ts';
import { createWordFinder } from './recognise/word-finder.ts';
import { recogniseQuestion } from './recognise/recognise-question.ts';
import { foldedTokensOf } from './recognise/tokens.ts';
import { replyDifference } from './replies/reply-difference.ts';
import { replyExample } from './replies/reply-example.ts';
import { replyForms } from './replies/reply-forms.ts';
import { replyGrammar } from './replies/reply-grammar.ts';
import { replyLevel } from './replies/reply-level.ts';
import { replyMeaning } from './replies/reply-meaning.ts';
import { replyMemory } from './replies/reply-memory.ts';
import { replyPronunciation } from './replies/reply-pronunciation.ts';
import { replyReason } from './replies/reply-reason.ts';
import { replyRelated } from './replies/reply-related.ts';
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
  related: replyRelated,
  usage: replyUsage,
  level: replyLevel,
  spelling: replySpelling,
  reason: replyReason,
  greeting: replyGreeting,
  thanks: replyThanks,
  more: replyUnknown,
  unknown: replyUnknown,
};

/** Creates the sources of replies; indexes are built on first use. */
export function createChatSources(sources: FactSources): ChatSources {
  const { catalogue } = sources;
  return {
    catalogue,
    finder: createWordFinder(catalogue),
    findSentence: createFindSentence(catalogue),
    factsOf: (word, native) => collectFacts(sources, word, native),
    grammarOf: (facts) => composeTips({ facts, texts: allTutor[facts.native].texts }),
    usageOf: (facts) => composeUsage({ facts, texts: allTutor[facts.native].texts }),
  };
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
  };
  const open = openQuestion(context);
  const judged = open && replyQuizAnswer(context, open, message);
  if (judged !== undefined) return judged;
  const meant = resolveFollowUp(recognised, sources, asked);
  if (!meant) return replyGreeting(context);
  const { subject } = meant;
  const about = subject ? sources.factsOf(subject, native) : facts;
  return composeReplies({ ...context, facts: about, asked: meant });
}

function composeReplies(context: ReplyContext): string {
  const { intent, second } = context.asked;
  const asked = second ? [intent, second] : [intent];
  return joinParagraphs(asked.map((one) => replyTo(one, context)));
}

/** The reply, with marks of stress if the learner wants them or asks how the word is said. */
function replyTo(intent: Intent, context: ReplyContext): string {
  const reply = replies[intent](context);
  return intent === 'pronunciation' ? reply : writeStress(reply, context.pronunciation);
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

/** The tokens of "and estar?". */
const maxNameTokens = 2;

/** Resolves a message that depends on earlier ones: "another one", "and estar?" after a difference. */
function resolveFollowUp(
  recognised: Recognised,
  sources: ChatSources,
  asked: AskedAboutWord,
): Recognised | undefined {
  const { intent, other } = recognised;
  if (intent === 'more') return lastAsked(sources, asked);
  if (intent !== 'unknown' || other === undefined) return recognised;
  if (lastAsked(sources, asked)?.intent === 'difference') {
    return { ...recognised, intent: 'difference' };
  }
  const isAlone = foldedTokensOf(asked.message).length <= maxNameTokens;
  return isAlone ? { ...recognised, intent: 'meaning', subject: other } : recognised;
}

/** The last question that was understood. */
function lastAsked(sources: ChatSources, asked: AskedAboutWord): Recognised | undefined {
  const own = asked.history.filter(({ role }) => role === 'user');
  for (const { content } of own.toReversed()) {
    // The contract limits messages to this length, but the client controls the history.
    const recognised = recognise(sources, asked, content.slice(0, chatMessageMaximumLength));
    // A single word may have been the answer to a quiz.
    const isQuestion = recognised.matchedCues.length > 0;
    if (isQuestion && !smallTalk.has(recognised.intent)) return recognised;
  }
  return undefined;
}

const smallTalk: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more', 'unknown']);
