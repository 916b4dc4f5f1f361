import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedRegistry } from '../../platform/contracts/index.ts';
import { describeDevRemotes, serveDevRegistry } from './dev-registry.ts';

test('in development each remote comes from its own server', () => {
  const root = mkdtempSync(join(tmpdir(), 'topwords-registry-'));
  const declared = { name: 'words', title: { en: 'Words' }, routes: ['/words'], navigation: [] };
  mkdirSync(join(root, 'mfe-words'));
  writeFileSync(join(root, 'mfe-words/remote.json'), JSON.stringify(declared));
  const served = [{ folder: 'mfe-words', port: 3001 }];
  const { remotes, issued_at } = describeDevRemotes(root, served, 1_700_000_000_000);
  rmSync(root, { recursive: true });
  const stable = {
    ...declared,
    version: '0.0.0-development',
    entry: 'http://localhost:3001/remote-entry.js',
    global: 'topwords_words',
    integrity: {},
    preload: [],
  };
  expect(remotes).toEqual([{ name: 'words', stable, previous: null, canary: null }]);
  expect(issued_at).toBe(1_700_000_000_000);
});

test('the registry is served as the API serves it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'topwords-registry-'));
  const server = serveDevRegistry(root, [], 0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const registry = servedRegistry.parse(await response.json());
  server.close();
  rmSync(root, { recursive: true });
  expect(registry).toMatchObject({ snapshot: { format: 2, remotes: [] }, stopped_canaries: [] });
});
