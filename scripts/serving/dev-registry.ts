import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import {
  registrySnapshot,
  remoteManifest,
  type RegistrySnapshot,
  type ServedRegistry,
} from '../../platform/contracts/index.ts';
import { makeSigningKey, signSnapshot } from '../../release/src/signature/snapshot-signature.ts';

/** A remote and the port of its development server. */
export interface DevRemote {
  folder: string;
  port: number;
}

/** The development registry: each remote comes from its development server and is never cached. */
export function describeDevRemotes(
  root: string,
  remotes: readonly DevRemote[],
  now: number,
): RegistrySnapshot {
  return registrySnapshot.parse({
    format: 2,
    sequence: 1,
    issued_at: now,
    remotes: remotes.map(({ folder, port }) => {
      const manifest = remoteManifest.parse(
        JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')),
      );
      const stable = {
        ...manifest,
        version: '0.0.0-development',
        entry: `http://localhost:${port}/remote-entry.js`,
        global: `topwords_${folder.slice('mfe-'.length).replaceAll('-', '_')}`,
        integrity: {},
        preload: [],
      };
      return { name: manifest.name, stable, previous: null, canary: null };
    }),
  });
}

/**
 * Serves it on its own port, to which the shell's development server forwards the call. It is
 * signed with a throwaway key: in development no page checks one.
 */
export function serveDevRegistry(
  root: string,
  remotes: readonly DevRemote[],
  port: number,
): Server {
  const key = makeSigningKey();
  async function serve(): Promise<ServedRegistry> {
    const snapshot = describeDevRemotes(root, remotes, Date.now());
    const signed = await signSnapshot(snapshot, await key);
    return { ...signed, stopped_canaries: [], shell_version: 'development' };
  }
  const server = createServer((_request, response) => {
    serve().then(
      (registry) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(registry)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return server.listen(port, '127.0.0.1');
}
