import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { isUnreachable } from './failures.ts';
import { endWhenSilent } from './end-when-silent.ts';

test('a server that falls silent counts as unreachable', async () => {
  const accepted: Socket[] = [];
  const server = createServer((socket) => accepted.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stream = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    endWhenSilent(stream, 50);
    const [error] = (await once(stream, 'close').catch((reason: unknown) => [reason])) as unknown[];
    expect(isUnreachable(error)).toBe(true);
  } finally {
    for (const socket of accepted) socket.destroy();
    server.close();
  }
});
