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
import type { FindEntry } from './model/word-entry.ts';
import type { TutorServices } from './tutor-services.ts';

interface ReplyContext extends UserContext {
  services: TutorServices;
  findEntry: FindEntry;
}

type Question = ParsedInput<typeof calls.chatAboutWord>['body'];

/** A piece of a reply, and the engine that made it. */
interface Piece {
  text: string;
  engine: string;
}

/**
 * Streams a reply in pieces: from the model if there is one and its budget is not spent, otherwise
 * from the built-in tutor.
 */
async function* makeReply(
  context: ReplyContext,
  { word, message, history = [], ...body }: Question,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { catalogue, embedded, model } = context.services;
  const known = askedWord(catalogue, { ...body, text: word });
  const asked = { ...known, pronunciation: await findPronunciation(context), message, history };
  let spent: Error | undefined;
  if (model !== undefined) {
    try {
      for await (const text of askModel(context, model, asked, signal)) {
        yield { text, engine: model.engine.name };
      }
      return;
    } catch (error) {
      if (!isBudgetSpent(error)) throw error;
      spent = error;
    }
  }
  try {
    yield { text: await embedded.chat(asked), engine: embedded.name };
  } catch (error) {
    // The built-in tutor lacks this language; the model would have answered.
    throw spent !== undefined && codeOf(error) === 'language_untaught' ? spent : error;
  }
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
  const whole: ChatReply = { reply: '', engine: engineOf(context.services) };
  for await (const { text, engine } of makeReply(context, question, signal)) {
    whole.reply += text;
    whole.engine = engine;
  }
  return whole;
}

/** The same, as a stream of events. */
export async function* streamChat(
  context: ReplyContext,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let by = engineOf(context.services);
  for await (const { text, engine } of makeReply(context, question, signal)) {
    by = engine;
    yield { type: 'text', text };
  }
  yield { type: 'end', engine: by };
}
