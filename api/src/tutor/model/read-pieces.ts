import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { AnswerOptions } from '../engine/engine.ts';
import type { ModelMessage } from './messages.ts';
import { answerCutOff, modelRefused } from './model-failure.ts';

/** A streamed answer as the protocol has it. */
export type Chunks = AsyncIterable<ChatCompletionChunk>;

/** UTF-16 units of a token, where the server does not count: few, for most languages are not English. */
const unitsPerToken = 3;

/** Far beyond any answer, in UTF-16 units: a server that minds no limit of tokens might never stop. */
const longestAnswer = 200_000;

function unitsOf(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}

function toTokens(units: number): number {
  return Math.ceil(units / unitsPerToken);
}

/** What a request costs at least, in tokens, by its length. */
export function estimateTokens(messages: readonly ModelMessage[]): number {
  return toTokens(unitsOf(messages));
}

/** What the server says an answer cost; undefined of anything that is no number of tokens. */
function countOf({ usage }: ChatCompletionChunk): number | undefined {
  const count: unknown = usage?.total_tokens;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

/**
 * The text of an answer, piece by piece; counts its tokens however it ends.
 * @throws tutor_unavailable, when it was refused or cut off; an error without a code, when it broke
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
        if (length > longestAnswer) throw answerCutOff('The answer does not end');
        yield text;
      }
    }
  } finally {
    countTokens?.(counted ?? toTokens(unitsOf(messages) + length));
  }
  // The package ends a stream that was aborted as if it were complete.
  signal.throwIfAborted();
  if (isRefused || ending === 'content_filter') throw modelRefused();
  if (ending === 'length') throw answerCutOff('The answer reached its limit of tokens');
  if (ending === null || length === 0) throw new Error('The answer ended without an end');
}
