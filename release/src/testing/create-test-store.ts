import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** A store of one test, gone after `remove`. */
export interface TestStore {
  store: Store;
  /** Settings with which another process opens the same store. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

async function createFolder(): Promise<TestStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  const env = { REGISTRY_STORE: folder };
  return { store: openStore(env, ''), env, remove: () => rm(folder, { recursive: true }) };
}

/** A part of a bucket on the server that the stage of tests has started; all is gone with it. */
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
  if (!made.ok) throw new Error(`No bucket was made: ${await made.text()}`);
  const env = {
    REGISTRY_STORE: `s3://registry/${randomUUID()}`,
    REGISTRY_S3_ENDPOINT: endpoint,
    REGISTRY_BASE_ADDRESS: 'https://files.example.org/releases',
    AWS_ACCESS_KEY_ID: TEST_S3_KEY,
    AWS_SECRET_ACCESS_KEY: TEST_S3_SECRET,
  };
  return { store: openStore(env, ''), env, remove: () => Promise.resolve() };
}

/** A store of its own, empty: in a folder, or in a bucket where TEST_S3_ENDPOINT names a server. */
export function createTestStore(): Promise<TestStore> {
  const { TEST_S3_ENDPOINT } = process.env;
  return TEST_S3_ENDPOINT === undefined ? createFolder() : createPartOfBucket(TEST_S3_ENDPOINT);
}
