import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the server received it. */
interface ReceivedRequest {
  url: string | undefined;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
}

/** A server with OpenAI's `/chat/completions`, for tests that control each byte. */
export interface ModelServer {
  baseUrl: string;
  /** The requests so far. */
  heard: ReceivedRequest[];
  /** Resolves when a client disconnects before its answer is complete. */
  disconnected: Promise<void>;
  close(): Promise<void>;
}

/** Answers a request; `body` is the request's. */
export type Reply = (response: ServerResponse, body: ReceivedRequest['body']) => void;

/**
 * Starts a server on loopback that answers each request with the next reply; the last one repeats.
 */
export async function startModelServer(...replies: Reply[]): Promise<ModelServer> {
  const heard: ReceivedRequest[] = [];
  const disconnected = Promise.withResolvers<void>();

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) disconnected.resolve();
    });
    const body: ReceivedRequest['body'] = JSON.parse(await text(request));
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
    disconnected: disconnected.promise,
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

/** Sends one piece of a streamed answer; the first one also sends the headers. */
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

/** A complete answer in pieces; without `tokens`, the server does not report usage. */
export function says(content: string | readonly string[], tokens?: number): Reply {
  return (response) => {
    for (const piece of [content].flat()) sendChunk(response, { delta: { content: piece } });
    endAnswer(response, { tokens });
  };
}

/** An error as the protocol's JSON. */
export function fails(
  status: number,
  { headers = {}, error = {} }: { headers?: Record<string, string>; error?: object } = {},
): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'No', ...error } }));
}
