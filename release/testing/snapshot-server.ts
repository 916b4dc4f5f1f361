import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A bucket over HTTP: texts by key, with ETags as buckets send them. */
export interface SnapshotServer {
  address: string;
  texts: Map<string, string>;
  /** Status and key of each answer, such as `304 registry.json`. */
  answers: string[];
  /** Replaces its answers; undefined restores them. */
  answerBy: (answer: Answer | undefined) => void;
  close: () => Promise<void>;
}

/** Starts an empty server. */
export async function startSnapshotServer(): Promise<SnapshotServer> {
  const texts = new Map<string, string>();
  const answers: string[] = [];
  let special: Answer | undefined;

  const server = createServer((request, response) => {
    if (special) return special(request, response);
    const key = (request.url ?? '').replace('/store/', '');
    const text = texts.get(key);
    const etag = `"${createHash('sha256')
      .update(text ?? '')
      .digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const status = text === undefined ? 404 : isKnown ? 304 : 200;
    answers.push(`${status} ${key}`);
    response.writeHead(status, { ETag: etag }).end(status === 200 ? text : undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store`,
    texts,
    answers,
    answerBy(answer) {
      special = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
