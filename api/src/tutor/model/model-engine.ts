import type { AnswerOptions, AskedQuestion, AskedWord } from '../engine/engine.ts';
import { tutorUnavailable } from '../engine/engine.ts';
import { readDraft, type AnalysisDraft } from './analysis-draft.ts';
import { promptVersion } from './instructions.ts';
import { analysisMessages, chatMessages, repairMessages, type ModelMessage } from './messages.ts';
import { createModelClient, type ModelSettings } from './model-client.ts';
import { tookTooLong } from './model-failure.ts';
import { withoutThoughts } from './without-thoughts.ts';
import type { WordEntry } from './word-entry.ts';

/** A language model as a tutor. It gets the bank's entry, and fills in the rest. */
export interface ModelEngine {
  readonly name: string;
  /** The version of the prompt; analyses made with another version are made again. */
  readonly promptVersion: string;
  /** @throws tutor_unavailable */
  draft(asked: AskedWord, entry: WordEntry, options: AnswerOptions): Promise<AnalysisDraft>;
  /** @throws tutor_unavailable */
  chat(asked: AskedQuestion, entry: WordEntry, options: AnswerOptions): AsyncGenerator<string>;
}

/** Creates an engine for a model on any server with OpenAI's protocol. */
export function createModelEngine(settings: ModelSettings): ModelEngine {
  const ask = createModelClient(settings);

  /** Yields pieces until the client disconnects or the time limit passes. */
  async function* withTimeLimit(
    { signal: clientSignal, ...options }: AnswerOptions,
    answer: (options: AnswerOptions) => AsyncGenerator<string>,
  ): AsyncGenerator<string> {
    const limit = AbortSignal.timeout(settings.timeLimitMilliseconds);
    try {
      yield* answer({ ...options, signal: AbortSignal.any([clientSignal, limit]) });
    } catch (error) {
      clientSignal.throwIfAborted();
      throw limit.aborted ? tookTooLong() : error;
    }
  }

  async function* answerWithRepair(
    messages: readonly ModelMessage[],
    options: AnswerOptions,
  ): AsyncGenerator<string> {
    const first = await collect(ask({ messages, asksForJson: true }, options));
    const reading = readDraft(first);
    if ('draft' in reading) {
      yield first;
    } else {
      const repair = repairMessages(messages, first, reading.faults);
      yield* ask({ messages: repair, asksForJson: true }, options);
    }
  }

  return {
    name: settings.model,
    promptVersion,
    async draft(asked, entry, options) {
      const messages = analysisMessages(asked, entry);
      const answer = await collect(
        withTimeLimit(options, (limited) => answerWithRepair(messages, limited)),
      );
      const reading = readDraft(answer);
      if ('draft' in reading) return reading.draft;
      throw tutorUnavailable(`Not an analysis: ${reading.faults.join('; ')}`, {
        detail: 'The tutor’s answer was unreadable. Please try again.',
      });
    },
    chat(asked, entry, options) {
      const messages = chatMessages(asked, entry);
      return withTimeLimit(options, (limited) =>
        withoutThoughts(ask({ messages, asksForJson: false }, limited)),
      );
    },
  };
}

/** Joins all pieces of an answer. */
export async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}
