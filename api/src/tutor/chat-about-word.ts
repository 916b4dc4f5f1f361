import type * as calls from '@topwords/platform/contracts';
import type { ChatEvent, ChatReply } from '@topwords/platform/contracts';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { UserContext } from '../users/context.ts';
import { codeOf } from '../errors/known-error.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { askedWord } from './asked-word.ts';
import type { AskedQuestion } from './engine/engine.ts';
import { knownFacts } from './known-facts.ts';
import type { Grounding } from './model/grounding/create-grounding.ts';
import { holdToTables } from './model/grounding/hold-to-tables.ts';
import type { Contradiction } from './model/grounding/judge-claim.ts';
import type { FindEntry } from './model/word-entry.ts';
import type { TutorServices } from './tutor-services.ts';

interface ReplyContext extends UserContext {
  services: TutorServices;
  findEntry: FindEntry;
  ground: Grounding;
}

type Question = ParsedInput<typeof calls.chatAboutWord>['body'];

/** A piece of a reply, and the engine that made it; the last piece may be empty. */
interface Piece {
  text: string;
  engine: string;
  /** Sentences left out so far. */
  leftOut: number;
}

/**
 * Streams a reply in pieces: from the model if there is one and its budget is not spent, without
 * what contradicts our tables; otherwise, or if nothing is left, from the built-in tutor.
 */
async function* makeReply(
  context: ReplyContext,
  { word, message, history = [], ...body }: Question,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { facts, embedded, model } = context.services;
  const known = askedWord(facts.catalogue, { ...body, text: word });
  const asked = { ...known, pronunciation: await findPronunciation(context), message, history };
  let spent: Error | undefined;
  if (model !== undefined) {
    try {
      const isAnswered = yield* replyByModel(context, model, asked, signal);
      if (isAnswered) return;
    } catch (error) {
      if (!isBudgetSpent(error)) throw error;
      spent = error;
    }
  }
  try {
    yield { text: await embedded.chat(asked), engine: embedded.name, leftOut: 0 };
  } catch (error) {
    // The built-in tutor lacks this language; the model would have answered.
    throw spent !== undefined && codeOf(error) === 'language_untaught' ? spent : error;
  }
}

/**
 * Streams the model's reply, held to our tables.
 * @returns whether anything is left of it
 */
async function* replyByModel(
  context: ReplyContext,
  model: NonNullable<TutorServices['model']>,
  asked: AskedQuestion,
  signal: AbortSignal,
): AsyncGenerator<Piece, boolean> {
  const { services, ground } = context;
  const { name: engine } = model.engine;
  const about: Contradiction[] = [];
  const pieces = askModel(context, model, asked, signal);
  const judge = ground(asked);
  const held = judge ? holdToTables(pieces, judge, (one) => about.push(one)) : pieces;
  let hasText = false;
  for await (const text of held) {
    hasText = true;
    yield { text, engine, leftOut: about.length };
  }
  if (about.length === 0) return true;
  const { language, native } = asked;
  const isReplaced = !hasText;
  services.onLeftOut?.({ answer: 'chat', engine, language, native, about, isReplaced });
  if (hasText) yield { text: '', engine, leftOut: about.length };
  return hasText;
}

async function* askModel(
  { services, findEntry, ...context }: ReplyContext,
  { engine, meter }: NonNullable<TutorServices['model']>,
  asked: AskedQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const entry = findEntry(asked, await knownFacts(services.embedded, asked));
  const charge = await meter.begin(context);
  const { countTokens, beginRequest } = charge;
  try {
    yield* engine.chat(asked, entry, { signal, countTokens, beginRequest });
  } finally {
    await charge.settle();
  }
}

function engineOf({ model, embedded }: TutorServices): string {
  return model?.engine.name ?? embedded.name;
}

/** The count of an answer, if sentences were left out. */
function countOf(leftOut: number): { left_out?: number } {
  return leftOut === 0 ? {} : { left_out: leftOut };
}

/**
 * A reply to a question about a word.
 * @throws languages_equal, word_unknown, language_untaught, too_many_attempts, tutor_limit_reached,
 * tutor_unavailable
 */
export async function chatAboutWord(
  context: ReplyContext,
  question: Question,
  signal: AbortSignal,
): Promise<ChatReply> {
  let reply = '';
  let by = engineOf(context.services);
  let count = 0;
  for await (const { text, engine, leftOut } of makeReply(context, question, signal)) {
    reply += text;
    by = engine;
    count = leftOut;
  }
  return { reply, engine: by, ...countOf(count) };
}

/** The same, as a stream of events. */
export async function* streamChat(
  context: ReplyContext,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let by = engineOf(context.services);
  let count = 0;
  for await (const { text, engine, leftOut } of makeReply(context, question, signal)) {
    by = engine;
    count = leftOut;
    if (text !== '') yield { type: 'text', text };
  }
  yield { type: 'end', engine: by, ...countOf(count) };
}
