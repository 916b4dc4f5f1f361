import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the server got it. */
interface HeardRequest {
  url: string | undefined;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
}

/** A server that speaks OpenAI's `/chat/completions`, for tests that decide each of its bytes. */
export interface ModelServer {
  baseUrl: string;
  /** What was asked so far. */
  heard: HeardRequest[];
  /** Fulfilled when a client has left before its answer was over. */
  departure: Promise<void>;
  close(): Promise<void>;
}

/** What the server does with a request; the body is that of the request. */
export type Reply = (response: ServerResponse, body: HeardRequest['body']) => void;

/** A server on loopback that answers each request with the next reply, the last one from then on. */
export async function startModelServer(...replies: Reply[]): Promise<ModelServer> {
  const heard: HeardRequest[] = [];
  const departure = Promise.withResolvers<void>();

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) departure.resolve();
    });
    const body: HeardRequest['body'] = JSON.parse(await text(request));
    heard.push({ url: request.url, authorization: request.headers.authorization, body });
    replies[Math.min(heard.length, replies.length) - 1]?.(response, body);
  }

  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    heard,
    departure: departure.promise,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Choice {
  delta: { content?: string; refusal?: string };
  finish_reason?: string | null;
}

/** Sends one piece of a streamed answer; the first one begins it. */
export function sendChunk(
  response: ServerResponse,
  choice: Choice | undefined,
  usage?: { total_tokens: number },
): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = choice === undefined ? [] : [{ index: 0, finish_reason: null, ...choice }];
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices };
  response.write(`data: ${JSON.stringify({ ...chunk, ...(usage && { usage }) })}\n\n`);
}

/** Ends a streamed answer. */
export function endAnswer(
  response: ServerResponse,
  { reason = 'stop', tokens }: { reason?: string; tokens?: number | undefined } = {},
): void {
  sendChunk(response, { delta: {}, finish_reason: reason });
  if (tokens !== undefined) sendChunk(response, undefined, { total_tokens: tokens });
  response.end('data: [DONE]\n\n');
}

/** A whole answer, in pieces; without `tokens`, the server says nothing of its use. */
export function says(content: string | readonly string[], tokens?: number): Reply {
  return (response) => {
    for (const piece of [content].flat()) sendChunk(response, { delta: { content: piece } });
    endAnswer(response, { tokens });
  };
}

/** An error in the protocol's JSON. */
export function fails(
  status: number,
  { headers = {}, error = {} }: { headers?: Record<string, string>; error?: object } = {},
): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'No', ...error } }));
}
