import { challengeAnyone, type ChallengeContext } from './challenges.ts';

/** A challenge for whoever has a passkey of this site. */
export function askForPasskey(context: ChallengeContext) {
  return challengeAnyone(context);
}
