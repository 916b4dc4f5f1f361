import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { codeOf } from '../errors/known-error.ts';

/** Statuses of requests that Node's parser rejected; all other rejections are 400. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/**
 * Answers what is not HTTP, or takes too long to become a request, and closes its connection. The
 * connection ends without the parser's error: that holds the bytes of the request, headers and
 * body, and would reach everything that waits for the connection.
 */
export function answerMalformed(server: Server, log: Logger): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error, socket) => {
    log.debug({ err: error }, 'malformed request');
    const answer = answers.get(socket);
    const isInAnswer = answer?.headersSent === true && !answer.writableFinished;
    if (codeOf(error) === 'ECONNRESET' || !socket.writable || isInAnswer) {
      socket.destroy();
      return;
    }
    const status = statuses.get(codeOf(error)) ?? '400 Bad Request';
    const lines = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Length: 0',
      'X-Content-Type-Options: nosniff',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  });
}
