import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { registrySnapshot, remoteManifest } from '../../platform/contracts/index.ts';

/** A remote and the port of its development server. */
export interface DevRemote {
  folder: string;
  port: number;
}

/** The registry of development: each remote comes from its development server, read afresh. */
export function describeDevRemotes(root: string, remotes: readonly DevRemote[]) {
  return registrySnapshot.parse({
    format: 1,
    remotes: remotes.map(({ folder, port }) => {
      const text = readFileSync(join(root, folder, 'remote.json'), 'utf8');
      return {
        ...remoteManifest.parse(JSON.parse(text)),
        version: 'development',
        entry: `http://localhost:${port}/remote-entry.js`,
        global: `topwords_${folder.slice('mfe-'.length)}`,
        integrity: {},
        preload: [],
      };
    }),
  });
}

/** Serves it on a port of its own, to which the shell's development server passes the call. */
export function serveDevRegistry(
  root: string,
  remotes: readonly DevRemote[],
  port: number,
): Server {
  const server = createServer((_request, response) => {
    try {
      const body = JSON.stringify(describeDevRemotes(root, remotes));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  return server.listen(port, '127.0.0.1');
}
