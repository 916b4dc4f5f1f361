import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface HeardRequest {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A translation service on loopback, for tests. */
export interface OutsideServer {
  url: string;
  /** Texts that it was asked to translate, so far. */
  heard: HeardRequest[];
  /** How often its languages were asked for. */
  languagesAsked(): number;
  close(): Promise<void>;
}

export type Reply = (response: ServerResponse) => void;

interface OutsideSettings {
  /** Answers `GET /languages`, the last one from then on. */
  languages?: Reply[];
  /** Answer everything else, the last one from then on. */
  replies: Reply[];
}

/** Starts a server that gives each request the next of its replies. */
export async function startOutsideServer(settings: OutsideSettings): Promise<OutsideServer> {
  const { languages = [], replies } = settings;
  const heard: HeardRequest[] = [];
  let languagesAsked = 0;

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      languagesAsked += 1;
      languages[Math.min(languagesAsked, languages.length) - 1]?.(response);
      return;
    }
    const { url, headers } = request;
    const body: Record<string, unknown> = JSON.parse(await text(request));
    heard.push({ path: url, authorization: headers.authorization, body });
    replies[Math.min(heard.length, replies.length) - 1]?.(response);
  }

  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    languagesAsked: () => languagesAsked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A reply in JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}

/** A reply with any text under the type of JSON. */
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

/** A reply that breaks off. */
export const brokenConnection: Reply = (response) => response.destroy();
