import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { AnswerOptions } from '../engine.ts';
import type { ModelMessage } from './messages.ts';
import { answerCutOff, modelRefused } from './model-failure.ts';

/** A streamed answer as the protocol has it. */
export type Chunks = AsyncIterable<ChatCompletionChunk>;

/** UTF-16 units of a token, where the server does not count: few, for most languages are not English. */
const unitsPerToken = 3;

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

/**
 * The text of an answer, piece by piece; counts its tokens however it ends.
 * @throws tutor_unavailable, when it was refused or cut off; an error without a code, when it broke
 */
export async function* readPieces(
  chunks: Chunks,
  messages: readonly ModelMessage[],
  { signal, countTokens }: AnswerOptions,
): AsyncGenerator<string> {
  let units = unitsOf(messages);
  let counted: number | undefined;
  let ending: string | null = null;
  let isRefused = false;
  let isEmpty = true;
  try {
    for await (const chunk of chunks) {
      counted = chunk.usage?.total_tokens ?? counted;
      const choice = chunk.choices?.[0];
      ending = choice?.finish_reason ?? ending;
      isRefused ||= Boolean(choice?.delta?.refusal);
      const text = choice?.delta?.content;
      if (text) {
        units += text.length;
        isEmpty = false;
        yield text;
      }
    }
  } finally {
    countTokens?.(counted ?? toTokens(units));
  }
  // The package ends a stream that was aborted as if it were complete.
  signal.throwIfAborted();
  if (isRefused || ending === 'content_filter') throw modelRefused();
  if (ending === 'length') throw answerCutOff('The answer reached its limit of tokens');
  if (ending === null || isEmpty) throw new Error('The answer ended without an end');
}
