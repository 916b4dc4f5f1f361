import { isDeepStrictEqual } from 'node:util';
import type { Candidate, ContractBreak } from './contract-break.ts';
import { compareEvents } from './compare-events.ts';
import { compareRoutes } from './compare-routes.ts';
import { compareShared } from './compare-shared.ts';
import { compareTypes } from './compare-types.ts';

/**
 * Holds a version against what its front end promised before and against all that is live.
 * @returns what would break, with who; empty when it may go live under any version.
 */
export async function compareContracts(candidate: Candidate): Promise<ContractBreak[]> {
  const { name, consumers } = candidate;
  const among = { ...candidate, consumers: consumers.filter((other) => other.name !== name) };
  const breaks = [
    ...(await compareTypes(among)),
    ...compareRoutes(among),
    ...compareEvents(among),
    ...compareShared(among),
  ];
  // A remote may be live in two versions, which break alike.
  return breaks.filter((one, index) => {
    return breaks.findIndex((other) => isDeepStrictEqual(one, other)) === index;
  });
}
