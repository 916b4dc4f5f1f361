import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promote } from '../commands/promote.ts';
import { setCanary } from '../commands/canary.ts';
import { openProduct } from './product.ts';
import { changeSnapshot } from '../log/change-snapshot.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { runRelease } from '../testing/run-release.ts';
import { createTestRegistry, publishVersion, type TestRegistry } from '../testing/test-registry.ts';

const token = 'a-token-of-the-figures';
const reason = '12 of 50 attempts (24 %) failed';
const stopped_at = Date.UTC(2026, 0, 2);

let registry: TestRegistry;
let server: Server;
let address: string;
/** The product's answers, by path. */
let served: Record<string, unknown>;
/** Whether it shows figures only with the token. */
let isGuarded: boolean;

beforeEach(async () => {
  registry = await createTestRegistry();
  served = {};
  isGuarded = false;
  server = createServer(({ url = '', headers }, response) => {
    const isRefused =
      isGuarded && url.startsWith('/api/') && headers.authorization !== `Bearer ${token}`;
    const body = isRefused ? undefined : served[url];
    response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const version of ['1.0.0', '1.1.0']) await publishVersion(registry, 'words', version);
  await promote(registry, 'words', '1.0.0');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await registry.remove();
});

/** Starts a canary of 1.1.0, which the product then stops. */
async function stopCanaryOf(percent: number): Promise<void> {
  const bounds = { minimum_loads: 10 };
  const { signed } = await setCanary(registry, 'words', { version: '1.1.0', percent, bounds });
  const { id = '', started_at } = signed.snapshot.remotes[0]?.canary ?? {};
  served['/registry.json'] = { ...signed, stopped_canaries: [id], shell_version: 'x' };
  served['/api/remotes?format=json'] = {
    stops: [{ canary_id: id, started_at, remote: 'words', version: '1.1.0', stopped_at, reason }],
  };
}

function release(args: string[], env: Record<string, string> = {}) {
  return runInProcess(registry, args, { TOPWORDS_URL: address, ...env });
}

test('the list shows when and why a canary stopped automatically', async () => {
  await stopCanaryOf(5);
  const { lines, data } = await release(['list']);
  expect(lines[0]).toBe(
    `words  1.0.0  previous none  canary 1.1.0 (5 %)  stopped automatically at 2026-01-02T00:00:00.000Z: ${reason}`,
  );
  expect(data).toMatchObject({
    remotes: [{ canary: { version: '1.1.0', percent: 5, stopped: { stopped_at, reason } } }],
  });
});

test('without access to the product’s figures, the list still shows that a canary stopped', async () => {
  await stopCanaryOf(5);
  isGuarded = true;
  expect((await release(['list'])).lines[0]).toMatch(
    /canary 1\.1\.0 \(5 %\) {2}stopped automatically: set METRICS_TOKEN to see when and why$/,
  );
  expect((await release(['list'], { METRICS_TOKEN: token })).lines[0]).toContain(reason);
});

test('a stopped canary is not widened, but --again starts another trial', async () => {
  await stopCanaryOf(5);
  const widen = ['canary', 'words', '1.1.0', '--percent', '25'];
  const refused = `words 1.1.0 stopped automatically at 2026-01-02T00:00:00.000Z: ${reason}. --again starts another trial of it`;
  await expect(release(widen)).rejects.toMatchObject({ code: 'canary_stopped', message: refused });
  const command = await runRelease(widen, { ...registry.env, TOPWORDS_URL: address });
  expect([command.code, command.error]).toEqual([1, `${refused}\n`]);
  const again = await release(['canary', 'words', '1.1.0', '--again']);
  expect(again.data).toMatchObject({
    canary: {
      id: 'words@1.1.0-trial2',
      percent: 5,
      learners: 0,
      bounds: { minimum_loads: 10 },
    },
  });
  expect((await release(['list'])).lines[0]).not.toContain('stopped');
});

test('without an answer from the product, the command reports that it does not know', async () => {
  await stopCanaryOf(5);
  const silent = { TOPWORDS_URL: 'http://127.0.0.1:1' };
  const widened = await release(['canary', 'words', '1.1.0', '--percent', '25'], silent);
  expect(widened.lines.at(-1)).toBe(
    'Unknown whether a trial of words has stopped automatically: the product at TOPWORDS_URL does not answer.',
  );
  expect((await release(['list'], silent)).lines[1]).toBe(
    'Unknown whether canaries have stopped automatically: the product at TOPWORDS_URL does not answer.',
  );
});

test('an invalid address is reported', () => {
  expect(() => openProduct({ TOPWORDS_URL: 'words.example.org' }, false)).toThrow(
    /^TOPWORDS_URL: must be the address of the product/,
  );
});

test('a machine without a memory learns from the product that the store lost snapshots', async () => {
  const { signed: first } = await promote(registry, 'words', '1.0.0');
  registry.advance(1000);
  const { signed } = await promote(registry, 'words', '1.1.0');
  served['/registry.json'] = { ...signed, stopped_canaries: [], shell_version: 'x' };
  await registry.store.delete('snapshots/000000000002.json');
  const copy = new TextEncoder().encode(JSON.stringify(first));
  await registry.store.put('registry.json', copy);
  await expect(release(['promote', 'words', '1.1.0'])).rejects.toThrow(
    'ends with snapshot 1, but snapshot 2 was there before',
  );
  expect((await release(['restore'])).lines[0]).toMatch(/^Snapshot 2 is restored/);
});

test('does not trust what another key signed', async () => {
  const other = await createTestRegistry();
  const { signed } = await changeSnapshot({ ...other, now: Date.now }, () => ({}), {
    isAlwaysWritten: true,
  });
  served['/registry.json'] = { ...signed, stopped_canaries: [], shell_version: 'x' };
  const product = openProduct({ TOPWORDS_URL: address }, false);
  expect(await product.served(registry.privateKey)).toBeNull();
  await other.remove();
});
