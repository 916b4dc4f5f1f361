import { createGoogleClient, type GoogleClient } from './google-client.ts';
import type { GoogleEnvironment } from './variables.ts';

/** The client of the settings; undefined without one. */
export function googleFromEnvironment(environment: GoogleEnvironment): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return createGoogleClient({
    clientId,
    clientSecret,
    tokenUrl: environment.GOOGLE_TOKEN_URL,
    userinfoUrl: environment.GOOGLE_USERINFO_URL,
  });
}
