import { createAccount, openBrowser } from '../accounts/account.ts';
import { withApi, withSqlite } from '../processes/start-api.ts';
import { finding, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';

const tries = 1000;
/** Of the standard normal distribution: beyond it a difference would not be noise (99.9 %). */
const noise = 3.29;

const limits = {
  TRUST_PROXY: '1',
  LIMIT_LOGIN_ADDRESS: '1000000',
  LIMIT_LOGIN_ACCOUNT: '1000000',
  LIMIT_LOGIN_PAIR: '1000000',
  LIMIT_RESET_ADDRESS: '1000000',
  LIMIT_RESET_ACCOUNT: '1000000',
};

/** Whether the time of an answer tells if an address has an account. */
export const scenario: Scenario = {
  title: `${tries} calls about a known address and ${tries} about an unknown one, in turn`,
  run: (root) =>
    withSqlite((url) =>
      withApi(
        root,
        url,
        async ({ address }) => {
          const known = 'known@example.org';
          await createAccount(address, openBrowser(address, '192.0.2.1'), known);
          const findings: Finding[] = [];
          for (const [title, path, more] of [
            ['signing in with a wrong password', '/api/auth/login', { password: 'not the one' }],
            ['asking for a link to set a password', '/api/auth/password_reset', {}],
          ] as const) {
            const time = (email: string) => timeOf(`${address}${path}`, { email, ...more });
            const times = await alternate(
              () => time(known),
              (turn) => time(`unknown-${turn}@example.org`),
            );
            const found = rankTest(times);
            const measure = `${title}: difference of the ranks, in standard deviations`;
            findings.push(finding(measure, found.toFixed(2), `under ${noise}`, found < noise));
          }
          return findings;
        },
        limits,
      ),
    ),
};

/** Milliseconds until a call is answered. */
async function timeOf(url: string, json: object): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.2' },
    body: JSON.stringify(json),
  });
  await answer.arrayBuffer();
  return performance.now() - started;
}

/** Times both kinds of call in turn, so that both see the same machine. */
async function alternate(
  first: (turn: number) => Promise<number>,
  second: (turn: number) => Promise<number>,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -20; turn < tries; turn += 1) {
    const calls = turn % 2 === 0 ? [first, second] : [second, first];
    const taken = [await calls[0]?.(turn), await calls[1]?.(turn)];
    // The first few warm the server up.
    if (turn < 0) continue;
    const [one = 0, other = 0] = turn % 2 === 0 ? taken : taken.toReversed();
    times[0].push(one);
    times[1].push(other);
  }
  return times;
}

/** The z value of the rank-sum test (Wilcoxon 1945; Mann and Whitney 1947), without its sign. */
function rankTest([ones, others]: [number[], number[]]): number {
  const all = [
    ...ones.map((time) => ({ time, isOne: true })),
    ...others.map((time) => ({ time, isOne: false })),
  ].toSorted((a, b) => a.time - b.time);
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [ones.length, others.length];
  const mean = (n * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return Math.abs(ranks - mean) / deviation;
}
