import { isDeepStrictEqual } from 'node:util';
import type { Candidate, ContractBreak } from './contract-break.ts';
import { compareEvents } from './compare-events.ts';
import { compareRoutes } from './compare-routes.ts';
import { compareShared } from './compare-shared.ts';
import { compareTypes } from './compare-types.ts';

/**
 * Compares a version with its front end's previous contract and with everything that is live.
 * @returns what would break, and for whom; empty when it may go live under any version number
 */
export async function compareContracts(candidate: Candidate): Promise<ContractBreak[]> {
  const { name, consumers } = candidate;
  const compared = { ...candidate, consumers: consumers.filter((other) => other.name !== name) };
  const breaks = [
    ...(await compareTypes(compared)),
    ...compareRoutes(compared),
    ...compareEvents(compared),
    ...compareShared(compared),
  ];
  // A remote may be live in two versions, which break in the same way.
  return breaks.filter((one, index) => {
    return breaks.findIndex((other) => isDeepStrictEqual(one, other)) === index;
  });
}
