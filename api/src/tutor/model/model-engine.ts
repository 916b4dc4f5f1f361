import type { AnswerOptions, AskedQuestion, AskedWord } from '../engine.ts';
import { tutorUnavailable } from '../engine.ts';
import { readDraft, type AnalysisDraft } from './analysis-draft.ts';
import { promptVersion } from './instructions.ts';
import { analysisMessages, chatMessages, repairMessages, type ModelMessage } from './messages.ts';
import { createModelClient, type ModelSettings } from './model-client.ts';
import { tookTooLong } from './model-failure.ts';
import { withoutThoughts } from './without-thoughts.ts';
import type { WordEntry } from './word-entry.ts';

/** A language model as a tutor. It is told what the word bank has, and fills in the rest. */
export interface ModelEngine {
  readonly name: string;
  /** Of the words in which it is asked; analyses made under another are made anew. */
  readonly promptVersion: string;
  /** @throws tutor_unavailable */
  draft(asked: AskedWord, entry: WordEntry, options: AnswerOptions): Promise<AnalysisDraft>;
  /** @throws tutor_unavailable */
  chat(asked: AskedQuestion, entry: WordEntry, options: AnswerOptions): AsyncGenerator<string>;
}

/** The engine of a model on any server that speaks OpenAI's protocol. */
export function createModelEngine(settings: ModelSettings): ModelEngine {
  const ask = createModelClient(settings);

  /** Pieces until the learner leaves or the time is over. */
  async function* within(
    { signal: left, ...options }: AnswerOptions,
    answer: (options: AnswerOptions) => AsyncGenerator<string>,
  ): AsyncGenerator<string> {
    const limit = AbortSignal.timeout(settings.timeLimitMilliseconds);
    try {
      yield* answer({ ...options, signal: AbortSignal.any([left, limit]) });
    } catch (error) {
      left.throwIfAborted();
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
        within(options, (limited) => answerWithRepair(messages, limited)),
      );
      const reading = readDraft(answer);
      if ('draft' in reading) return reading.draft;
      throw tutorUnavailable(`Not an analysis: ${reading.faults.join('; ')}`, {
        detail: 'The tutor’s answer was unreadable. Please try again.',
      });
    },
    chat(asked, entry, options) {
      const messages = chatMessages(asked, entry);
      return within(options, (limited) =>
        withoutThoughts(ask({ messages, asksForJson: false }, limited)),
      );
    },
  };
}

/** All pieces of an answer put together. */
export async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}
