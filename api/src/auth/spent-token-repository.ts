import { isDuplicate } from '../db/failures.ts';
import type { Database } from '../db/open-database.ts';
import { hashSecret } from './session-secrets.ts';

interface SpentTokenRow {
  token_hash: string;
  expires_at: number;
}

interface SpentToken {
  token: string;
  /** When it would have expired unused, UTC milliseconds. */
  expiresAt: number;
}

/**
 * Marks a token as used, by a statement that succeeds once across all instances; false if it was
 * used before.
 */
export async function spendToken(db: Database, { token, expiresAt }: SpentToken): Promise<boolean> {
  try {
    await db<SpentTokenRow>('spent_google_tokens').insert({
      token_hash: hashSecret(token),
      expires_at: expiresAt,
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Deletes the tokens that expired at `now` (UTC milliseconds) or before. */
export async function sweepSpentTokens(db: Database, now: number): Promise<void> {
  await db<SpentTokenRow>('spent_google_tokens').where('expires_at', '<=', now).delete();
}
