import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/**
 * Solves a challenge of the API's, in about a second; the browser derives keys beside the page.
 * @returns ALTCHA's payload, in base64
 */
export async function proveWork(challenge: unknown): Promise<string> {
  const given = challenge as Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return btoa(JSON.stringify({ challenge: given, solution }));
}
