import { AwsClient } from 'aws4fetch';
import { releaseFault } from '../fault/release-fault.ts';
import { headersOf } from './headers-of.ts';
import type { Store } from './store.ts';
import { readXmlTexts } from './read-xml-texts.ts';

/** A bucket, or a part of one, on any S3-compatible server. */
export interface S3Settings {
  bucket: string;
  /** Prefix of all keys; empty or with a trailing slash. */
  prefix: string;
  /** Address of the server, such as `https://storage.example.org`; defaults to Amazon's. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** Long enough for the largest file of a release over a slow connection. */
const timeoutMs = 60_000;

/** How many conflicts with other writers of the same object are retried. */
const maxAttempts = 5;

function addressOf({ bucket, endpoint, region }: S3Settings): string {
  return endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com/`
    : `${endpoint.replace(/\/$/, '')}/${bucket}/`;
}

/** Why a server refused: the code in its XML, else the status. */
async function reasonOf(response: Response): Promise<string> {
  const [code] = readXmlTexts(await response.text(), 'Code');
  return code ?? `status ${response.status}`;
}

/**
 * Opens a store in an S3-compatible bucket. Its five operations are five plain requests, so a
 * library only has to sign them and retry when the server is busy (aws4fetch: small, no
 * dependencies, widely used). A library that hides the requests would have to pass through
 * `If-None-Match` and its 412; see docs/decisions/0017.
 */
export function openS3Store(settings: S3Settings): Store {
  const { accessKeyId, secretAccessKey, sessionToken, region, prefix } = settings;
  const address = addressOf(settings);
  const name = `s3://${settings.bucket}/${prefix}`;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    region,
    retries: 4,
    initRetryMs: 100,
  });

  async function send(
    method: string,
    target: string,
    expected: readonly number[],
    init: { headers?: Record<string, string>; body?: BodyInit } = {},
  ): Promise<Response> {
    let response: Response;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      response = await client.fetch(`${address}${target}`, { method, signal, ...init });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw releaseFault('store_unreachable', `Cannot reach ${name}: ${reason}`);
    }
    if (expected.includes(response.status)) return response;
    throw releaseFault('store_refused', `${name} refused ${method}: ${await reasonOf(response)}`);
  }

  const pathOf = (key: string): string =>
    `${prefix}${key}`.split('/').map(encodeURIComponent).join('/');

  function write(
    key: string,
    bytes: Uint8Array,
    expected: readonly number[],
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new Uint8Array(bytes);
    return send('PUT', pathOf(key), expected, { headers: { ...headersOf(key), ...headers }, body });
  }

  return {
    name,
    async get(key) {
      const response = await send('GET', pathOf(key), [200, 404]);
      const body = await response.arrayBuffer();
      return response.status === 404 ? null : new Uint8Array(body);
    },
    async put(key, bytes) {
      const response = await write(key, bytes, [200]);
      await response.arrayBuffer();
    },
    async createIfAbsent(key, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        const expected = attempt < maxAttempts ? [200, 409, 412] : [200, 412];
        const response = await write(key, bytes, expected, { 'If-None-Match': '*' });
        await response.arrayBuffer();
        // 409: somebody is writing the same object right now, and may still fail.
        if (response.status !== 409) return response.status === 200;
      }
    },
    async list(folder) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}` });
        if (token !== undefined) query.set('continuation-token', token);
        const answer = await send('GET', `?${query.toString()}`, [200]);
        const xml = await answer.text();
        keys.push(...readXmlTexts(xml, 'Key').map((key) => key.slice(prefix.length)));
        [token] = readXmlTexts(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return keys.toSorted();
    },
    async delete(key) {
      const response = await send('DELETE', pathOf(key), [200, 204, 404]);
      await response.arrayBuffer();
    },
  };
}
