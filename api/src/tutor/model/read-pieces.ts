import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { AnswerOptions } from '../engine/engine.ts';
import type { ModelMessage } from './messages.ts';
import { answerCutOff, modelRefused } from './model-failure.ts';

/** A streamed answer of the protocol. */
export type Chunks = AsyncIterable<ChatCompletionChunk>;

/** UTF-16 units per token, if the server does not count: few, since most texts are not English. */
export const unitsPerToken = 3;

/**
 * In UTF-16 units, far beyond any answer: a server that ignores the token limit might never stop.
 */
const maxAnswerLength = 200_000;

function unitsOf(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}

function toTokens(units: number): number {
  return Math.ceil(units / unitsPerToken);
}

/** The minimum cost of a request in tokens, estimated from its length. */
export function estimateTokens(messages: readonly ModelMessage[]): number {
  return toTokens(unitsOf(messages));
}

/** The server's token count for an answer; undefined if invalid. */
function countOf({ usage }: ChatCompletionChunk): number | undefined {
  const count: unknown = usage?.total_tokens;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

/**
 * Yields the text of an answer in pieces, and counts its tokens even if it fails.
 * @throws tutor_unavailable when refused or cut off; an error without a code when the stream broke
 */
export async function* readPieces(
  chunks: Chunks,
  messages: readonly ModelMessage[],
  { signal, countTokens }: AnswerOptions,
): AsyncGenerator<string> {
  let counted: number | undefined;
  let ending: string | null = null;
  let isRefused = false;
  let length = 0;
  try {
    for await (const chunk of chunks) {
      counted = countOf(chunk) ?? counted;
      const choice = chunk.choices?.[0];
      ending = choice?.finish_reason ?? ending;
      isRefused ||= Boolean(choice?.delta?.refusal);
      const text = choice?.delta?.content;
      if (typeof text === 'string' && text !== '') {
        length += text.length;
        if (length > maxAnswerLength) throw answerCutOff('The answer is too long');
        yield text;
      }
    }
  } finally {
    countTokens?.(counted ?? toTokens(unitsOf(messages) + length));
  }
  // The package ends an aborted stream as if it were complete.
  signal.throwIfAborted();
  if (isRefused || ending === 'content_filter') throw modelRefused();
  if (ending === 'length') throw answerCutOff('The answer reached the token limit');
  if (ending === null || length === 0) throw new Error('The answer ended without a finish reason');
}
