import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../../testing/listen-locally.ts';

/** The client that the fake accepts. */
export const fakeClient = { clientId: 'topwords.apps.example', clientSecret: 'a-secret-of-Google' };

type Reply = (response: ServerResponse) => void;

/** A person whose address Google has verified. */
export function buildProfile(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const sub = String(randomBytes(8).readBigUInt64BE());
  const email = `${sub}@example.org`;
  return { sub, name: 'Ada Lovelace', email, email_verified: true, ...overrides };
}

/** Answers with a status and a body: a text as it is, anything else as JSON. */
export function replyWith(status: number, body: unknown): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Starts a fake with its own codes and tokens. */
export async function startFakeGoogle() {
  const profiles = new Map<string, unknown>();
  const tokens = new Map<string, unknown>();
  const replies: { address: string; reply: Reply }[] = [];
  let form: Record<string, string> = {};
  let userinfoPath = '';

  function grantToken(): Reply {
    if (form['client_id'] !== fakeClient.clientId) return refusal(401, 'invalid_client');
    if (form['client_secret'] !== fakeClient.clientSecret) return refusal(401, 'invalid_client');
    if (form['grant_type'] !== 'authorization_code') return refusal(400, 'unsupported_grant_type');
    if (form['redirect_uri'] !== 'postmessage') return refusal(400, 'redirect_uri_mismatch');
    const code = form['code'] ?? '';
    if (!profiles.has(code)) return refusal(400, 'invalid_grant');
    const accessToken = randomBytes(16).toString('base64url');
    tokens.set(accessToken, profiles.get(code));
    profiles.delete(code);
    return replyWith(200, { access_token: accessToken, token_type: 'Bearer', expires_in: 3599 });
  }

  function sendProfile(authorization: string): Reply {
    const token = authorization.replace(/^Bearer /, '');
    return tokens.has(token) ? replyWith(200, tokens.get(token)) : refusal(401, 'invalid_request');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://google.invalid');
    const address = pathname.slice(1);
    const body = await text(request);
    if (address === 'token') form = Object.fromEntries(new URLSearchParams(body));
    else userinfoPath = request.url ?? '';
    const index = replies.findIndex((reply) => reply.address === address);
    const [waiting] = index < 0 ? [] : replies.splice(index, 1);
    if (waiting) waiting.reply(response);
    else if (request.method === 'POST' && address === 'token') grantToken()(response);
    else if (request.method === 'GET' && address === 'userinfo') {
      sendProfile(request.headers.authorization ?? '')(response);
    } else replyWith(404, {})(response);
  }

  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listenLocally(server);
  return {
    tokenUrl: `${origin}/token`,
    userinfoUrl: `${origin}/userinfo`,
    /** A code, valid once, for a person with this profile. */
    issueCode(profile: unknown) {
      const code = `4/${randomBytes(16).toString('base64url')}`;
      profiles.set(code, profile);
      return code;
    },
    /** Answers the next request to that address instead of Google. */
    replyOnce(address: 'token' | 'userinfo', reply: Reply) {
      replies.push({ address, reply });
    },
    /** Form fields of the last request for a token. */
    lastForm: () => form,
    /** Where the last request for a profile was sent: path and query. */
    lastUserinfoPath: () => userinfoPath,
    stop: close,
  };
}

function refusal(status: number, error: string): Reply {
  return replyWith(status, { error, error_description: 'As Google would say it' });
}

/** A Google on loopback, as strict as the real one. */
export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;
