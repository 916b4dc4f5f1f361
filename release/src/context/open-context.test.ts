import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSigningKey } from '../signature/snapshot-signature.ts';
import { openContext } from './open-context.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'topwords-root-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a dry run on a machine without a key does not store one', async () => {
  await openContext(root, {}, true);
  expect(await readdir(root)).toEqual([]);
  await openContext(root, {});
  expect(await readdir(root)).toEqual(['data']);
});

test('a dry run writes nothing into a bucket, not even a probe', async () => {
  const requests: string[] = [];
  const server = createServer(({ method = '' }, response) => {
    requests.push(method);
    response.writeHead(method === 'GET' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    REGISTRY_STORE: 's3://bucket/prefix',
    REGISTRY_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    REGISTRY_BASE_ADDRESS: 'https://files.example.org/releases',
    REGISTRY_PRIVATE_KEY: JSON.stringify(await makeSigningKey()),
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  try {
    const { store } = await openContext(root, env, true);
    expect(await store.get('registry.json')).toBeNull();
    expect(new Set(requests)).toEqual(new Set(['GET']));
    await expect(openContext(root, env)).rejects.toMatchObject({ code: 'store_unfit' });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
