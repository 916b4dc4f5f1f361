import { drainSecondsOf } from './listen-until-signal.ts';

test.each([
  ['behind a proxy, SIGTERM drains for ten seconds', 'SIGTERM', { TRUST_PROXY: 1 }, 10],
  ['without a proxy it does not drain', 'SIGTERM', { TRUST_PROXY: 0 }, 0],
  ['the setting takes precedence', 'SIGTERM', { TRUST_PROXY: 0, DRAIN_SECONDS: 20 }, 20],
  ['the setting can switch draining off', 'SIGTERM', { TRUST_PROXY: 1, DRAIN_SECONDS: 0 }, 0],
  ['Ctrl+C never drains', 'SIGINT', { TRUST_PROXY: 1, DRAIN_SECONDS: 20 }, 0],
])('%s', (_name, signal, settings, seconds) => {
  expect(drainSecondsOf(signal, settings)).toBe(seconds);
});
