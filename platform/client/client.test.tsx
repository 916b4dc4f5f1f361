import { z } from 'zod/mini';
import { defineCall, login, logout, setStatus, speak } from '../contracts/index.ts';
import {
  createClient,
  isApiFailure,
  russianErrors,
  spanishErrors,
  turkishErrors,
} from './index.ts';
import type { ClientTexts } from './texts/client-texts.ts';
import { en } from './texts/en.ts';

const listNotes = defineCall({
  id: 'listNotes',
  tag: 'Words',
  summary: 'Notes of a language',
  method: 'GET',
  path: '/notes/{langCode}',
  authentication: 'token',
  params: z.object({ langCode: z.string() }),
  query: z.object({ limit: z.optional(z.string()), only: z.optional(z.string()) }),
  response: z.array(z.string()),
});

type Answer = Response | Error;

const credentials = { body: { email: 'ana@example.org', password: 'long enough' } };

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A client whose fetch returns the answers in order, and the requests it made. */
function buildClient(...answers: Answer[]) {
  return buildClientIn({}, ...answers);
}

function buildClientIn({ texts }: { texts?: ClientTexts }, ...answers: Answer[]) {
  const requests: { address: string; init: RequestInit; headers: Headers }[] = [];
  globalThis.fetch = (address, init = {}) => {
    requests.push({ address: new Request(address).url, init, headers: new Headers(init.headers) });
    const next = answers.shift();
    if (next instanceof Response) return Promise.resolve(next);
    return Promise.reject(next ?? new Error('No answer left'));
  };
  const renew = jest.fn(() => Promise.resolve(true));
  const session = { token: 'first' as string | null, sub: 'ana' };
  const client = createClient({
    baseUrl: 'https://topwords.example/api',
    accessToken: () => session.token,
    sub: () => session.sub,
    renew,
    ...(texts && { texts }),
  });
  return { client, renew, requests, session };
}

const spanish = { params: { langCode: 'es' }, query: {} };

// @spec C1 C2
test('a call sends its token, cookies and time zone', async () => {
  const { client, requests } = buildClient(answer(['uno']));
  const notes = await client.send(listNotes, {
    params: { langCode: 'e/s' },
    query: { limit: '5', only: undefined },
  });
  const [request] = requests;
  expect(notes).toEqual(['uno']);
  expect(request?.address).toBe('https://topwords.example/api/notes/e%2Fs?limit=5');
  expect(request?.init.credentials).toBe('include');
  expect(request?.headers.get('Authorization')).toBe('Bearear first');
  expect(request?.headers.get('X-Time-Zone')).toBe(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
});

// @spec C2
test('without a token there is no Authorization header', async () => {
  const { client, requests, session } = buildClient(answer([]));
  session.token = null;
  await client.send(listNotes, spanish);
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

// @spec K17
test('a call that changes data sends the XSRF token, a GET does not', async () => {
  document.cookie = 'XSRF-TOKEN=a%3Db';
  const { client, requests } = buildClient(answer({ detail: 'Bye' }), answer([]));
  await client.send(logout);
  await client.send(listNotes, spanish);
  expect(requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['a=b', null]);
});

// @spec ER1
test('an error response rejects with the server’s body and status', async () => {
  const body = { detail: 'Email or password is wrong', code: 'credentials_wrong' };
  const { client } = buildClient(answer(body, 401));
  await expect(client.send(login, credentials)).rejects.toMatchObject({ ...body, status: 401 });
});

test('errors are shown in the page’s language by their code; the others keep the server’s text', async () => {
  const errors = {
    email_taken: 'Ya existe una cuenta con este correo',
    too_many_attempts: ({ retry_after_seconds: seconds }: { retry_after_seconds?: number }) =>
      `Espera ${seconds} s`,
  };
  const texts = { ...en, errors };
  const { client } = buildClientIn(
    { texts },
    answer({ code: 'email_taken', detail: 'Taken' }, 409),
    answer({ code: 'too_many_attempts', detail: 'Wait', retry_after_seconds: 9 }, 429),
    answer({ code: 'unheard_of', detail: 'In English' }, 400),
  );
  const details: string[] = [];
  for (let call = 0; call < 3; call += 1) {
    const failure = await client.send(login, credentials).catch((error: unknown) => error);
    details.push(isApiFailure(failure) ? failure.detail : '');
  }
  expect(details).toEqual(['Ya existe una cuenta con este correo', 'Espera 9 s', 'In English']);
});

test.each([
  ['es', spanishErrors, 'Contraseña: al menos 8 caracteres'],
  ['ru', russianErrors, 'Пароль: минимум 8 символов'],
  ['tr', turkishErrors, 'Parola: en az 8 karakter'],
])('an invalid field is named in %s, with its bound', async (_code, errors, expected) => {
  const detail = 'Password must be at least 8 characters';
  const fault = { field: 'new_password', detail, code: 'too_short', limit: 8 };
  const refused = (faults: object[]) => answer({ code: 'validation_failed', detail, faults }, 400);
  const { client } = buildClientIn(
    { texts: { ...en, errors } },
    refused([fault]),
    refused([{ ...fault, field: 'unheard_of' }]),
    refused([{ field: 'password', detail }]),
  );
  const details: string[] = [];
  for (let call = 0; call < 3; call += 1) {
    const failure = await client.send(login, credentials).catch((error: unknown) => error);
    details.push(isApiFailure(failure) ? failure.detail : '');
  }
  const [named, unheard, withoutCode] = details;
  expect(named).toBe(expected);
  // Without words for the field or the fault, it asks to look at all that was typed.
  expect(unheard).toBe(withoutCode);
  expect(unheard).not.toMatch(/Password|8/);
});

test('an error response without a readable body still has a message', async () => {
  const { client } = buildClient(new Response('<html>', { status: 502 }));
  const failure: unknown = await client.send(logout).catch((error: unknown) => error);
  expect(isApiFailure(failure)).toBe(true);
  expect(failure).toMatchObject({ status: 502, detail: expect.stringContaining('try again') });
});

// @spec ER1
test('a missing response rejects with status 500 and a message', async () => {
  const { client } = buildClient(new TypeError('Failed to fetch'));
  await expect(client.send(logout)).rejects.toMatchObject({ status: 500, code: 'no_response' });
});

test('a response that breaks off counts as no response', async () => {
  const broken = answer([]);
  broken.text = () => Promise.reject(new TypeError('network error'));
  const { client } = buildClient(broken);
  await expect(client.send(listNotes, spanish)).rejects.toMatchObject({ code: 'no_response' });
});

// @spec K16
test('a call has no timeout', async () => {
  jest.useFakeTimers();
  const { client } = buildClient();
  const { promise, resolve } = Promise.withResolvers<Response>();
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = (_address, init) => {
    signal = init?.signal;
    return promise;
  };
  const sending = client.send(listNotes, spanish);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(signal).toBeNull();
  resolve(answer(['uno']));
  expect(await sending).toEqual(['uno']);
  jest.useRealTimers();
});

test('a response that breaks the contract is rejected', async () => {
  const { client } = buildClient(answer([1]), new Response('not JSON'));
  const expected = { code: 'answer_malformed' };
  await expect(client.send(listNotes, spanish)).rejects.toMatchObject(expected);
  await expect(client.send(listNotes, spanish)).rejects.toMatchObject(expected);
});

test('an aborted call rejects with the abort reason', async () => {
  const reason = new Error('Left the screen');
  const controller = new AbortController();
  const { client } = buildClient(reason);
  controller.abort();
  await expect(client.send(listNotes, spanish, { signal: controller.signal })).rejects.toBe(reason);
});

test('an expired token is renewed once and the call is repeated with the new one', async () => {
  const expired = { detail: 'Expired', code: 'token_expired' };
  const { client, renew, requests, session } = buildClient(answer(expired, 401), answer(['uno']));
  renew.mockImplementation(() => {
    session.token = 'second';
    return Promise.resolve(true);
  });
  expect(await client.send(listNotes, spanish)).toEqual(['uno']);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(requests[1]?.headers.get('Authorization')).toBe('Bearear second');
});

test('a token that was renewed meanwhile is not renewed again', async () => {
  const { client, renew, requests, session } = buildClient(
    answer({ detail: 'Expired', code: 'token_expired' }, 401),
    answer([]),
  );
  const sending = client.send(listNotes, spanish);
  session.token = 'second';
  await sending;
  expect(renew).not.toHaveBeenCalled();
  expect(requests).toHaveLength(2);
});

test('a call is not repeated for another account that signed in meanwhile', async () => {
  const expired = { detail: 'Expired', code: 'token_expired' };
  const { client, requests, session } = buildClient(answer(expired, 401), answer(['uno']));
  const sending = client.send(listNotes, spanish);
  Object.assign(session, { token: 'second', sub: 'berk' });
  await expect(sending).rejects.toMatchObject(expired);
  expect(requests).toHaveLength(1);
});

test('the caller gets the error when the session has ended', async () => {
  const { client, renew, requests } = buildClient(
    answer({ detail: 'Expired', code: 'token_expired' }, 401),
  );
  renew.mockResolvedValue(false);
  await expect(client.send(listNotes, spanish)).rejects.toMatchObject({ code: 'token_expired' });
  expect(requests).toHaveLength(1);
});

test('a failed sign-in does not renew the token', async () => {
  const { client, renew } = buildClient(answer({ detail: 'No', code: 'credentials_wrong' }, 401));
  await expect(client.send(login, credentials)).rejects.toMatchObject({ status: 401 });
  expect(renew).not.toHaveBeenCalled();
});

test('a body is sent as JSON', async () => {
  const marks = { is_starred: true, is_learned: false };
  const { client, requests } = buildClient(answer(marks));
  expect(await client.send(setStatus, { body: { word_id: 7, action: 'star' } })).toEqual(marks);
  expect(requests[0]?.init.body).toBe('{"word_id":7,"action":"star"}');
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('audio arrives as bytes', async () => {
  const { client } = buildClient(new Response('mp3 bytes'));
  const audio = await client.send(speak, { body: { text: 'hola', language: 'es' } });
  expect(audio.size).toBe(9);
});
