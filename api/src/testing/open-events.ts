import type { User } from '../users/user-repository.ts';
import { signedIn } from './download.ts';
import type { TestApi } from './start-api.ts';

interface EventsRequest {
  user: User;
  json: unknown;
  signal?: AbortSignal;
}

/** An answer that comes piece by piece: frames are the parts between blank lines. */
export interface OpenEvents {
  response: Response;
  frames: AsyncGenerator<string, undefined>;
}

/** Makes a call that answers events, and yields its frames as they arrive. */
export async function openEvents(
  api: TestApi,
  path: string,
  { user, json, signal }: EventsRequest,
): Promise<OpenEvents> {
  const response = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await signedIn(api, user)) },
    body: JSON.stringify(json),
    ...(signal && { signal }),
  });
  return { response, frames: framesOf(response) };
}

async function* framesOf({ body }: Response): AsyncGenerator<string, undefined> {
  let waiting = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (waiting + piece).split('\n\n');
    waiting = frames.pop() ?? '';
    yield* frames;
  }
  return undefined;
}

/** The events of frames, without comments. */
export async function eventsOf(frames: AsyncIterable<string>): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const frame of frames) {
    if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice('data: '.length)));
  }
  return events;
}
