import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** A store for one test; `remove` deletes it. */
export interface TestStore {
  store: Store;
  /** Settings that open the same store in another process. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

async function createFolder(): Promise<TestStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  const env = { REGISTRY_STORE: folder };
  return { store: openStore(env, ''), env, remove: () => rm(folder, { recursive: true }) };
}

/** A prefix in a bucket on the tests' server; the server's data is deleted with it. */
async function createPartOfBucket(endpoint: string): Promise<TestStore> {
  const { TEST_S3_KEY = '', TEST_S3_SECRET = '' } = process.env;
  const client = new AwsClient({
    accessKeyId: TEST_S3_KEY,
    secretAccessKey: TEST_S3_SECRET,
    service: 's3',
    region: 'us-east-1',
  });
  const signal = AbortSignal.timeout(30_000);
  const made = await client.fetch(`${endpoint}/registry`, { method: 'PUT', signal });
  if (!made.ok) throw new Error(`Could not create a bucket: ${await made.text()}`);
  const env = {
    REGISTRY_STORE: `s3://registry/${randomUUID()}`,
    REGISTRY_S3_ENDPOINT: endpoint,
    REGISTRY_BASE_ADDRESS: 'https://files.example.org/releases',
    AWS_ACCESS_KEY_ID: TEST_S3_KEY,
    AWS_SECRET_ACCESS_KEY: TEST_S3_SECRET,
  };
  return { store: openStore(env, ''), env, remove: () => Promise.resolve() };
}

/** Creates an empty store: in a folder, or in a bucket when TEST_S3_ENDPOINT names a server. */
export function createTestStore(): Promise<TestStore> {
  const { TEST_S3_ENDPOINT } = process.env;
  return TEST_S3_ENDPOINT === undefined ? createFolder() : createPartOfBucket(TEST_S3_ENDPOINT);
}
