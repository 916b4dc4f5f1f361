import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../testing/listen-locally.ts';

interface ReceivedRequest {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export type Reply = (response: ServerResponse) => void;

interface OutsideSettings {
  /** Replies to `GET /languages`, in order; the last one repeats. */
  languages?: Reply[];
  /** Replies to everything else, in order; the last one repeats. */
  replies: Reply[];
}

/** Starts a server that answers each request with its next reply. */
export async function startOutsideServer(settings: OutsideSettings) {
  const { languages = [], replies } = settings;
  const requests: ReceivedRequest[] = [];
  let languagesRequested = 0;

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      languagesRequested += 1;
      languages[Math.min(languagesRequested, languages.length) - 1]?.(response);
      return;
    }
    const { url, headers } = request;
    const body: Record<string, unknown> = JSON.parse(await text(request));
    requests.push({ path: url, authorization: headers.authorization, body });
    replies[Math.min(requests.length, replies.length) - 1]?.(response);
  }

  const server = createServer((request, response) => void listen(request, response));
  const { origin, close } = await listenLocally(server);
  return {
    url: origin,
    /** The requests to translate so far. */
    requests,
    /** How often `GET /languages` was called. */
    languagesRequested: () => languagesRequested,
    close,
  };
}

/** A JSON reply. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}

/** A reply with any text, labelled as JSON. */
export function raw(body: string): Reply {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

/** A reply that never ends. */
export function halfAnswer(body: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body);
  };
}

/** A reply that closes the connection. */
export const brokenConnection: Reply = (response) => response.destroy();

/** A translation service on loopback, for tests. */
export type OutsideServer = Awaited<ReturnType<typeof startOutsideServer>>;
