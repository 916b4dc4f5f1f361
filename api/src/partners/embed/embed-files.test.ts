import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { createEmbedFiles } from './embed-files.ts';

let server: Server;

beforeEach(async () => {
  server = createServer((_request, response) => {
    const piece = Buffer.alloc(100_000, ' ');
    Readable.from(Array.from({ length: 30 }, () => piece)).pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a file that is far too long is rejected from any server', async () => {
  const { port } = server.address() as AddressInfo;
  const loader = 'embed/v1.js';
  const release = buildRelease({
    name: 'translate',
    entry: `http://127.0.0.1:${port}/translate/1.0.0/remote-entry.js`,
    embed: {
      loader,
      entry: 'embed/remote-entry.js',
      global: 'g',
      integrity: { [loader]: 'sha384-x' },
    },
  });
  const snapshot = buildSnapshot({ remotes: [buildListing(release)] });
  const files = createEmbedFiles({ snapshot: () => snapshot, registryFolder: undefined });
  await expect(files().read('v1.js')).rejects.toThrow('is longer than 2000000 bytes');
});
