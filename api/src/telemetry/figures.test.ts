import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildUser } from '../testing/factories.ts';
import type { RemotesFigures } from './get-remotes-figures.ts';
import { readMetrics } from './testing/read-metrics.ts';
import { canaryOf, snapshotOf } from './testing/snapshots.ts';
import {
  failed,
  loaded,
  startTelemetry,
  times,
  type TelemetryApi,
} from './testing/start-telemetry.ts';

const token = 'a-token-that-is-long-enough';
const canary = canaryOf('2.0.0');

let api: TelemetryApi;

beforeEach(async () => {
  const snapshot = snapshotOf({ canary, sequence: 7 });
  const expires_at = 1_800_000_000_000;
  api = await startTelemetry({ token, snapshot: { ...snapshot, expires_at } });
});

afterEach(() => api.stop());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${api.origin}${path}`, { headers });
}

function basic(password: string): string {
  return `Basic ${Buffer.from(`x:${password}`).toString('base64')}`;
}

/** Requests with any Host header, which fetch does not allow. */
async function ask(
  { origin }: TelemetryApi,
  path: string,
  options: RequestOptions = {},
): Promise<{ status: number | undefined; text: string }> {
  const [answer] = (await once(request(`${origin}${path}`, options).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, text: await text(answer) };
}

/** The name of the request count with these labels. */
function answered(route: string, status: number, method = 'GET'): string {
  return `topwords_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
}

async function sendReports(): Promise<void> {
  const user = await buildUser(api.db);
  await api.report(user, [
    ...times(3, loaded()),
    failed('1.0.0', { message: '<script>alert("1")</script>' }),
    { kind: 'vital', remote: 'words', version: '1.0.0', name: 'LCP', value: 1800 },
    { kind: 'vital', remote: 'words', version: '1.0.0', name: 'CLS', value: 0.09 },
    ...times(20, failed('2.0.0', { stage: 'start' })),
  ]);
  await api.telemetry.beat();
}

test('Prometheus gets reports of pages, requests by path pattern, and the registry', async () => {
  await sendReports();
  await get('/api/words/es?limit=1');
  await get('/api/words/word-12345/strange');
  await get('/screen/12345');
  await get('/healthz');
  api.telemetry.countRefusal('unsigned');
  const answer = await get('/api/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  const metrics = readMetrics(text);
  const version = 'remote="words",version="1.0.0"';
  expect(metrics.get(`topwords_remote_loads_total{${version}}`)).toBe(3);
  expect(metrics.get(`topwords_remote_failures_total{${version},stage="load"}`)).toBe(1);
  expect(metrics.get(`topwords_remote_load_duration_seconds_count{${version}}`)).toBe(3);
  expect(metrics.get(`topwords_remote_load_duration_seconds_sum{${version}}`)).toBeCloseTo(1.35);
  expect(metrics.get(`topwords_remote_web_vital_seconds_count{${version},name="LCP"}`)).toBe(1);
  expect(metrics.get(`topwords_remote_layout_shift_sum{${version}}`)).toBe(0.09);
  expect(metrics.get('topwords_registry_sequence')).toBe(7);
  expect(metrics.get('topwords_registry_expires_timestamp_seconds')).toBe(1_800_000_000);
  expect(metrics.get('topwords_registry_refused_snapshots_total{reason="unsigned"}')).toBe(1);
  expect(metrics.get('topwords_canary_stopped{canary="words@2.0.0"}')).toBe(1);
  expect(metrics.get(answered('/api/words/{langCode}', 401))).toBe(1);
  expect(metrics.get(answered('/api/*', 404))).toBe(1);
  expect(metrics.get(answered('page', 404))).toBe(1);
  expect(metrics.get(answered('/api/remotes/reports', 200, 'POST'))).toBe(1);
  expect(metrics.get(answered('/healthz', 200))).toBe(1);
  expect(metrics.get('process_cpu_user_seconds_total')).toBeGreaterThan(0);
  expect(text).not.toContain('12345');
});

test('the series of a version end an hour after it left the snapshot', async () => {
  await sendReports();
  api.registry.snapshot = snapshotOf({ stable: '3.0.0' });
  api.clock.now += 60 * 60_000 + 1;
  await api.telemetry.beat();
  const text = await (await get('/api/metrics')).text();
  expect(text).not.toContain('version="1.0.0"');
});

test.each(['/api/metrics', '/api/remotes?format=json'])(
  '%s is open to this machine and with the token',
  async (path) => {
    const outside = { 'X-Forwarded-For': '192.0.2.7' };
    expect((await get(path)).status).toBe(200);
    for (const authorization of [`Bearer ${token}`, basic(token)]) {
      const headers = { ...outside, Authorization: authorization };
      expect((await get(path, headers)).status).toBe(200);
    }
    const missing = await get(path, outside);
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toMatch(/^Basic realm=.+, Bearer$/);
    expect(await missing.json()).toMatchObject({ code: 'token_missing' });
    for (const authorization of [
      `Bearer ${token}x`,
      basic(''),
      basic('wrong'),
      `Bearer x:${token}`,
    ]) {
      const answer = await get(path, { ...outside, Authorization: authorization });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'token_invalid' });
    }
    const user = await buildUser(api.db);
    const learner = await api.call(path, { user, headers: outside });
    expect(learner.status).toBe(401);
  },
);

describe.each(['/api/metrics', '/api/remotes?format=json'])('without a token %s', (path) => {
  let closed: TelemetryApi;
  beforeEach(async () => {
    closed = await startTelemetry();
  });
  afterEach(() => closed.stop());

  test.each<[string, Record<string, string>]>([
    ['X-Forwarded-For', { 'X-Forwarded-For': '127.0.0.1' }],
    ['X-Forwarded-Proto', { 'X-Forwarded-Proto': 'http' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'localhost' }],
    ['X-Forwarded-Server', { 'X-Forwarded-Server': 'here' }],
    ['X-Real-IP', { 'X-Real-IP': '127.0.0.1' }],
    ['Forwarded', { Forwarded: 'for=127.0.0.1' }],
    ['Via', { Via: '1.1 here' }],
    ['a header of a content delivery network', { 'CF-Connecting-IP': '127.0.0.1' }],
    ['a request id from a proxy', { 'X-Request-Id': 'id-of-the-proxy' }],
    ['another host name', { Host: 'words.example.org' }],
  ])('is not found for a request with %s', async (_name, headers) => {
    const answer = await ask(closed, path, { headers });
    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'not_found' });
  });

  test('is open to a program on this machine', async () => {
    expect(await ask(closed, path)).toMatchObject({ status: 200 });
  });

  test('is not found over HTTP/1.0, which proxies use', async () => {
    const socket = connect(Number(new URL(closed.origin).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
    const [piece] = (await once(socket, 'data')) as [Buffer];
    expect(piece.toString()).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });

  test('is not found behind a declared proxy', async () => {
    const proxied = await startTelemetry({ trustedProxies: 1 });
    try {
      expect(await ask(proxied, path)).toMatchObject({ status: 404 });
    } finally {
      await proxied.stop();
    }
  });
});

test('figures are read-only', async () => {
  const answer = await api.call('/api/remotes', { method: 'POST' });
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('teams see the figures of each live version', async () => {
  await sendReports();
  const figures = (await (await get('/api/remotes?format=json')).json()) as RemotesFigures;
  expect(figures).toMatchObject({
    now: api.clock.now,
    snapshot: { sequence: 7 },
    remotes: [
      {
        remote: 'words',
        versions: [
          {
            version: '1.0.0',
            role: 'stable',
            percent: 100,
            loads: 3,
            failures: 1,
            failure_share: 0.25,
            load_time: { p50: 450, p75: 475, p95: 495 },
            vitals: { LCP: 1900, INP: null, CLS: 0.09375 },
            hours: [{ hour: Date.parse('2026-11-20T09:00:00Z'), loads: 3, failures: 1 }],
            failed: [{ stage: 'load', message: '<script>alert("1")</script>', occurrences: 1 }],
          },
          { version: '2.0.0', role: 'canary', percent: 0, is_stopped: true, failures: 20 },
        ],
      },
    ],
    stops: [{ canary_id: 'words@2.0.0', stopped_at: api.clock.now }],
  });
});

test.each(['', '?format=html'])(
  'people are redirected to the console from /api/remotes%s',
  async (query) => {
    const answer = await fetch(`${api.origin}/api/remotes${query}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': '192.0.2.7' },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/console/releases');
  },
);
