import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../../testing/listen-locally.ts';

/** How a server answers the requests for files, one after the other; the last one repeats. */
export type Manner =
  /** Sends what is asked for, ranges too. */
  | 'whole'
  /** Knows no ranges. */
  | 'without ranges'
  /** Breaks the connection after half of what it should send. */
  | 'cut'
  /** The same, and knows no ranges. */
  | 'cut without ranges'
  /** Ends in order after half, and does not say how long the file is. */
  | 'short'
  /** Sends it in eight pieces, in more than a second. */
  | 'slow'
  /** Sends half, then nothing. */
  | 'silent'
  /** Sends more than the file. */
  | 'long'
  /** Labels the file as compressed on its way. */
  | 'encoded'
  | 404
  | 503;

interface FileRequest {
  path: string;
  range: string | undefined;
}

/** A server on loopback with these files, by path. */
export async function startFileServer(files: Map<string, Buffer>, manners: Manner[] = ['whole']) {
  const requests: FileRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    requests.push({ path, range: headers.range });
    const manner = manners[Math.min(requests.length, manners.length) - 1] ?? 'whole';
    const file = files.get(path);
    if (file === undefined || typeof manner === 'number') {
      response.writeHead(typeof manner === 'number' ? manner : 404).end();
      return;
    }
    const asked = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
    const hasRanges = asked !== undefined && !manner.endsWith('without ranges');
    const start = hasRanges ? Number(asked) : 0;
    const rest = file.subarray(start);
    const extra = manner === 'long' ? Buffer.alloc(1000) : Buffer.alloc(0);
    const hasLength = !['short', 'long'].includes(manner);
    response.writeHead(hasRanges ? 206 : 200, {
      ...(hasRanges && { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }),
      ...(hasLength && { 'content-length': rest.length }),
      ...(manner === 'encoded' && { 'content-encoding': 'gzip' }),
    });
    await send(response, Buffer.concat([rest, extra]), manner);
  }

  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listenLocally(server);
  return { address: `${origin}/`, requests, close };
}

async function send(response: ServerResponse, body: Buffer, manner: Manner): Promise<void> {
  const half = body.subarray(0, Math.floor(body.length / 2));
  if (manner === 'short') {
    response.end(half);
  } else if (manner === 'silent') {
    response.write(half);
  } else if (manner === 'cut' || manner === 'cut without ranges') {
    response.write(half, () => setTimeout(() => response.destroy(), 200));
  } else if (manner === 'slow') {
    const size = Math.ceil(body.length / 8);
    for (let start = 0; start < body.length && !response.destroyed; start += size) {
      response.write(body.subarray(start, start + size));
      await pause(150);
    }
    response.end();
  } else {
    response.end(body);
  }
}
