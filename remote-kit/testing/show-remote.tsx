import type { CreateRemote } from '@topwords/platform/host';
import type { Answers } from '../fake-api/fake-api.ts';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../fake-host/fake-host.ts';
import { renderRemote } from './render-remote.tsx';

/** How a test shows a remote. */
export interface ShowOptions extends FakeHostOptions {
  at?: string;
  /** Changes the host before anything is shown. */
  prepare?: (host: FakeHost) => void;
}

/** Shows a remote for a test, with a host that gives these answers. */
export function showRemote(
  createRemote: CreateRemote,
  answers: Answers,
  { at, prepare, ...options }: ShowOptions,
) {
  const host = createFakeHost(options);
  host.api.answerAll(answers);
  prepare?.(host);
  return { host, ...renderRemote(createRemote, host, at) };
}
