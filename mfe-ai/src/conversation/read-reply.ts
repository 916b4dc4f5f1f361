import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { chatAboutWord, streamChat, type CallInput } from '@topwords/platform/contracts';
import type { Answer } from './messages.ts';

type Body = CallInput<typeof streamChat>['body'];

interface ReplyReader {
  /** Called with each piece of the text as it arrives. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

type Ending = Pick<Answer, 'engine' | 'leftOut'>;

/** Whether an older server, or a proxy, does not know the call. */
function isCallMissing(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status, code } = error;
  return status === 405 || (status === 404 && (code === 'not_found' || code === 'no_detail'));
}

async function readUnstreamed(
  api: ApiClient,
  body: Body,
  { onText, signal }: ReplyReader,
): Promise<Ending> {
  const {
    reply,
    engine,
    left_out: leftOut = 0,
  } = await api.send(chatAboutWord, { body }, { signal });
  signal.throwIfAborted();
  onText(reply);
  return { engine, leftOut };
}

/**
 * Asks, and passes the reply on as it arrives; in one piece if the server does not stream.
 * @returns the engine that made it, and how many sentences were left out
 * @throws if the tutor refuses, or if the reply breaks off
 */
export async function readReply(api: ApiClient, body: Body, reader: ReplyReader): Promise<Ending> {
  const { onText, signal } = reader;
  let events;
  try {
    events = await api.send(streamChat, { body }, { signal });
  } catch (error) {
    if (!signal.aborted && isCallMissing(error)) return readUnstreamed(api, body, reader);
    throw error;
  }
  for await (const event of events) {
    signal.throwIfAborted();
    if (event.type === 'end') return { engine: event.engine, leftOut: event.left_out ?? 0 };
    if (event.type === 'failure') throw Object.assign(new Error(event.detail), event);
    onText(event.text);
  }
  throw new Error('The reply ended too early');
}
