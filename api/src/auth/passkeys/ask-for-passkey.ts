import { challengeAnyone, type ChallengeContext } from './challenges.ts';

/** Returns a challenge that any passkey of this site can answer. */
export function askForPasskey(context: ChallengeContext) {
  return challengeAnyone(context);
}
