import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface HeardRequest {
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A test server with OpenAI's `/audio/speech`. */
export interface VoiceServer {
  baseUrl: string;
  /** The requests so far. */
  heard: HeardRequest[];
  close(): Promise<void>;
}

type Reply = (response: ServerResponse) => void;

/**
 * A server on loopback that answers each request with the next reply, the last one from then on.
 */
export async function startVoiceServer(...replies: Reply[]): Promise<VoiceServer> {
  const heard: HeardRequest[] = [];

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Record<string, unknown> = JSON.parse(await text(request));
    heard.push({ url: request.url, authorization: request.headers.authorization, body });
    replies[Math.min(heard.length, replies.length) - 1]?.(response);
  }

  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A reply with audio. */
export function speech(mp3: Uint8Array, type = 'audio/mpeg'): Reply {
  return (response) => response.writeHead(200, { 'content-type': type }).end(mp3);
}

/** A reply with an error in the protocol's JSON. */
export function failure(status: number, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'No' } }));
}
