import passport from 'passport';
import { isKnownError } from '../../errors/known-error.ts';
import { CodeStrategy, type GoogleClientSettings } from './code-strategy.ts';
import { googleRefused, googleUnavailable } from './google-faults.ts';

/** Longest that both of Google's answers may take together. */
const defaultTimeoutMs = 10_000;

/** The part of Google that signing in needs. */
export interface GoogleClient {
  /** Public: the page requests a code from Google with it. */
  clientId: string;
  /**
   * Google's profile of the person whose code this is, unchecked.
   * @throws google_refused, google_unavailable
   */
  fetchProfile(code: string): Promise<unknown>;
}

/** @param timeoutMs of one `fetchProfile` */
export function createGoogleClient(
  settings: GoogleClientSettings,
  timeoutMs = defaultTimeoutMs,
): GoogleClient {
  const authenticator = new passport.Authenticator();

  function fetchProfile(code: string): Promise<unknown> {
    const strategy = new CodeStrategy(settings, AbortSignal.timeout(timeoutMs));
    return new Promise((resolve, reject) => {
      const authenticate = authenticator.authenticate(
        strategy,
        { session: false },
        (error: unknown, profile: unknown) => {
          if (error) reject(faultIn(error));
          else if (profile) resolve(profile);
          else reject(googleRefused());
        },
      );
      // Passport has no answer to write: it redirects only when there is no code.
      authenticate({ body: { code } }, {}, reject);
    });
  }

  return { clientId: settings.clientId, fetchProfile };
}

/** Our own error inside the strategy's, or the strategy's complaint about the answer. */
function faultIn(error: unknown): Error {
  const inner = error instanceof Error && 'oauthError' in error ? error.oauthError : error;
  if (isKnownError(inner)) return inner;
  return googleUnavailable(error instanceof Error ? error.message : 'unknown');
}
