import { burnQuota, requestsPerDay, type Attack } from './partners/burn-quota.ts';
import type { Finding, Scenario } from './scenario.ts';

/** Each with the maximum it may use of the day's quota, in requests. */
const attacks: readonly (Attack & { name: string; atMost: number })[] = [
  {
    name: 'one address without an origin',
    addresses: 1,
    isForgingOrigin: false,
    isTakingSession: false,
    atMost: 0,
  },
  {
    name: 'one address with a forged origin',
    addresses: 1,
    isForgingOrigin: true,
    isTakingSession: false,
    atMost: 100,
  },
  {
    name: 'one address with a forged origin and a session',
    addresses: 1,
    isForgingOrigin: true,
    isTakingSession: true,
    atMost: 200,
  },
  {
    name: 'six addresses with a forged origin',
    addresses: 6,
    isForgingOrigin: true,
    isTakingSession: false,
    atMost: 600,
  },
  {
    name: 'six addresses with a forged origin and a session',
    addresses: 6,
    isForgingOrigin: true,
    isTakingSession: true,
    atMost: 1200,
  },
];

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

export const scenario: Scenario = {
  title: `A publishable key with ${requestsPerDay} requests a day is attacked for an hour by someone who knows only its public text`,
  async run() {
    const findings: Finding[] = [];
    for (const attack of attacks) {
      const { used, asked, answered } = await burnQuota(attack);
      findings.push(
        {
          measure: `quota used by ${attack.name}`,
          found: `${used} (${percent(used, requestsPerDay)})`,
          allowed: `at most ${attack.atMost}`,
          isHeld: used <= attack.atMost,
        },
        {
          measure: 'readers elsewhere who were answered',
          found: `${answered} of ${asked}`,
          allowed: 'all',
          isHeld: answered === asked,
        },
      );
    }
    return findings;
  },
};
