import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { chatAboutWord, streamChat, type CallInput } from '@topwords/platform/contracts';

type Body = CallInput<typeof streamChat>['body'];

interface ReplyReader {
  /** Called with each piece of the text as it arrives. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

/** Whether an older server, or a proxy, does not know the call. */
function isCallMissing(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status, code } = error;
  return status === 405 || (status === 404 && (code === 'not_found' || code === 'no_detail'));
}

async function readUnstreamed(api: ApiClient, body: Body, { onText, signal }: ReplyReader) {
  const { reply, engine } = await api.send(chatAboutWord, { body }, { signal });
  signal.throwIfAborted();
  onText(reply);
  return engine;
}

/**
 * Asks, and passes the reply on as it arrives; in one piece if the server does not stream.
 * @returns the engine that made it
 * @throws if the tutor refuses, or if the reply breaks off
 */
export async function readReply(api: ApiClient, body: Body, reader: ReplyReader): Promise<string> {
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
    if (event.type === 'end') return event.engine;
    if (event.type === 'failure') throw Object.assign(new Error(event.detail), event);
    onText(event.text);
  }
  throw new Error('The reply ended too early');
}
