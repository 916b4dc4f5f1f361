import type { ApiClient } from '@topwords/platform/client';
import type * as contracts from '@topwords/platform/contracts';
import {
  answerSchema,
  type Call,
  type CallInput,
  type CallOutput,
} from '@topwords/platform/contracts';

type Output<C extends Call> = CallOutput<C> | Promise<CallOutput<C>>;
type Answer<C extends Call> =
  | Output<C>
  | ((input: CallInput<C>, signal: AbortSignal | undefined) => Output<C>);
type Responder = (input: unknown, signal: AbortSignal | undefined) => unknown;
type Contracts = typeof contracts;

/** Answers by the name of their call: a value, or a function of the call's input. */
export type Answers = {
  [
    Name in keyof Contracts as Contracts[Name] extends Call ? Name : never
  ]?: Contracts[Name] extends Call ? Answer<Contracts[Name]> : never;
};

/** A client whose answers a test scripts. A call without a script rejects, naming the call. */
export interface FakeApi extends ApiClient {
  /** Answers a call from now on: with a value, or with a function's result for its input. */
  answer<C extends Call>(call: C, answer: Answer<C>): void;
  /** Answers several calls from now on. */
  answerAll(answers: Answers): void;
  /** Rejects a call from now on. */
  refuse(call: Call, failure: Error): void;
  /** The inputs of all requests of a call so far, oldest first. */
  sent<C extends Call>(call: C): CallInput<C>[];
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function check(call: Call, input: unknown): void {
  const parts = (input ?? {}) as Record<string, unknown>;
  call.params?.parse(parts['params']);
  call.query?.parse(parts['query']);
  call.body?.parse(parts['body']);
}

/**
 * Creates the client. It validates requests and answers against the contract, like the real one.
 */
export function createFakeApi(): FakeApi {
  const responders = new Map<string, Responder>();
  const requests: { id: string; input: unknown }[] = [];

  function answerTo(id: string, answer: unknown): void {
    responders.set(id, typeof answer === 'function' ? (answer as Responder) : () => answer);
  }

  return {
    answer: ({ id }, answer) => answerTo(id, answer),
    answerAll: (answers) => Object.entries(answers).forEach(([id, answer]) => answerTo(id, answer)),
    refuse(call, failure) {
      responders.set(call.id, () => Promise.reject(failure));
    },
    sent: (call) =>
      requests
        .filter(({ id }) => id === call.id)
        .map(({ input }) => input as CallInput<typeof call>),
    async send<C extends Call>(
      call: C,
      ...[input, options]: [unknown?, { signal?: AbortSignal }?]
    ) {
      const signal = options?.signal;
      requests.push({ id: call.id, input });
      check(call, input);
      const responder = responders.get(call.id);
      if (!responder) throw new Error(`No answer scripted for ${call.id}`);
      signal?.throwIfAborted();
      const answer = Promise.resolve(responder(input, signal));
      const value = await (signal ? Promise.race([answer, rejectionOf(signal)]) : answer);
      const schema = answerSchema(call);
      return (schema === undefined ? value : schema.parse(value)) as CallOutput<C>;
    },
  };
}
