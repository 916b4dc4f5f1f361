import { isDuplicate } from '../../db/failures.ts';
import { usernameOfAddress } from '../../users/read-username.ts';
import { vacateAddress } from '../address/vacate-address.ts';
import { readLinkToken } from './link-token.ts';
import { makeAccount, type GoogleContext, type SignedIn } from './sign-in-with-google.ts';
import { stateInvalid } from './sign-in-state.ts';
import { spendToken } from '../spent-token-repository.ts';

/**
 * Creates an account for the Google account of a link token. Google has confirmed its address, so
 * that an account which never did loses it, and nothing else.
 * @throws email_taken, google_state_invalid, invitation_required, sign_up_closed
 */
export async function claimWithGoogle(
  context: GoogleContext,
  { link_token }: { link_token: string },
): Promise<SignedIn> {
  const { now, keys, browserSecret } = context;
  const { sub, email, id, expiresAt } = await readLinkToken(link_token, now, browserSecret, keys);
  const profile = { sub, email, username: usernameOfAddress(email) };
  try {
    return await makeAccount(context, profile, async (transaction) => {
      await vacateAddress({ ...context, db: transaction }, email);
      if (!(await spendToken(transaction, { token: id, expiresAt }))) throw stateInvalid();
    });
  } catch (error) {
    // The Google account got an account of its own meanwhile, or the token was used.
    throw isDuplicate(error) ? stateInvalid() : error;
  }
}
