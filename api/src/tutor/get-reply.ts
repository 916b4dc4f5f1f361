import type { chatAboutWord, ChatEvent, ChatReply } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import type { ParsedInput } from '../http/validate.ts';
import { askedWord } from './asked-word.ts';
import type { AskedQuestion } from './engine.ts';
import { knownFacts } from './known-facts.ts';
import { collect } from './model/model-engine.ts';
import type { FindEntry } from './model/word-entry.ts';
import type { TutorServices } from './tutor-services.ts';

interface ReplyContext extends UserContext {
  services: TutorServices;
  findEntry: FindEntry;
}

type Question = ParsedInput<typeof chatAboutWord>['body'];

/** A reply in pieces, as the engine makes them. */
async function* makeReply(
  context: ReplyContext,
  { word, message, history = [], ...body }: Question,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { catalogue, embedded, model } = context.services;
  const asked = { ...askedWord(catalogue, { ...body, text: word }), message, history };
  if (model === undefined) yield* embedded.chat(asked, { signal });
  else yield* askModel(context, model, asked, signal);
}

async function* askModel(
  { services, findEntry, ...context }: ReplyContext,
  { engine, meter }: NonNullable<TutorServices['model']>,
  asked: AskedQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const entry = findEntry(asked, await knownFacts(services.embedded, asked, signal));
  const charge = await meter.begin(context);
  try {
    yield* engine.chat(asked, entry, { signal, countTokens: charge.countTokens });
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
export async function getReply(
  context: ReplyContext,
  question: Question,
  signal: AbortSignal,
): Promise<ChatReply> {
  const reply = await collect(makeReply(context, question, signal));
  return { reply, engine: engineOf(context.services) };
}

/** The same, as it is being written. */
export async function* streamReply(
  context: ReplyContext,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  for await (const text of makeReply(context, question, signal)) yield { type: 'text', text };
  yield { type: 'end', engine: engineOf(context.services) };
}
