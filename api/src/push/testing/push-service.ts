import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { listenLocally } from '../../testing/listen-locally.ts';

/** A browser that subscribed: its keys, and the address of its subscription. */
export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message as a browser would get it, decrypted. */
interface TakenPush {
  endpoint: string;
  /** The JSON of the payload. */
  message: unknown;
  headers: IncomingMessage['headers'];
  /** The claims of the sender's token, whose signature and audience were verified. */
  sender: { sub?: string; exp?: number };
}

/** A push service (RFC 8030) that decrypts what it is sent, as only the browser can elsewhere. */
export interface PushService {
  origin: string;
  taken: TakenPush[];
  /** A new browser, at an address of its own. */
  subscribe(): TestBrowser;
  /** Answers a browser's messages with a status from now on; 201 is usual. 0 never answers. */
  answer(browser: TestBrowser, status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

interface Secrets {
  auth: Buffer;
  curve: ReturnType<typeof createECDH>;
}

/** Starts one. @param applicationKey of the only sender it takes messages from */
export async function startPushService(applicationKey: string): Promise<PushService> {
  const browsers = new Map<string, Secrets>();
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const taken: TakenPush[] = [];

  async function take(request: IncomingMessage): Promise<number> {
    const path = request.url ?? '';
    const secrets = browsers.get(path);
    if (secrets === undefined) return 404;
    const { payload, key } = await verifySender(request, origin);
    if (key !== applicationKey) return 403;
    const text = decrypt(await buffer(request), secrets);
    taken.push({
      endpoint: origin + path,
      message: JSON.parse(text),
      headers: request.headers,
      sender: payload,
    });
    return 201;
  }

  const server = createServer((request, response) => {
    const { status, headers } = answers.get(request.url ?? '') ?? {};
    if (status === 0) return;
    if (status !== undefined) {
      response.writeHead(status, headers).end('x'.repeat(100_000));
      return;
    }
    take(request).then(
      (code) => response.writeHead(code).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  const { origin, close } = await listenLocally(server);

  return {
    origin,
    taken,
    subscribe() {
      const path = `/${randomBytes(16).toString('hex')}`;
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = curve.generateKeys('base64url', 'uncompressed');
      browsers.set(path, { auth, curve });
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer({ endpoint }, status, headers) {
      const path = new URL(endpoint).pathname;
      if (status === 201) answers.delete(path);
      else answers.set(path, { status, ...(headers && { headers }) });
    },
    close,
  };
}

/** The claims of a request's token and the key that signed it (RFC 8292). @throws if it is wrong */
async function verifySender({ headers }: IncomingMessage, audience: string) {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const verifying = await importJWK(jwk, 'ES256');
  const { payload } = await jwtVerify(token, verifying, {
    audience,
    requiredClaims: ['exp', 'sub'],
  });
  return { payload, key };
}

function derive(secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Decrypts a message of one record (RFC 8188) with a browser's keys (RFC 8291). */
function decrypt(body: Buffer, { auth, curve }: Secrets): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A 2 ends the text of the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
