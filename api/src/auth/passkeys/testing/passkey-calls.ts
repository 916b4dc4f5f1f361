import type { TestApi } from '../../../testing/start-api.ts';
import type { SignedInBrowser } from '../../../testing/signed-in-browser.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from './software-passkey.ts';

interface Challenge {
  options: Record<string, unknown>;
  ticket: string;
}

/** A challenge that any passkey can answer. */
export async function askForChallenge(api: TestApi): Promise<Challenge> {
  const { body } = await api.call('/api/auth/passkeys/challenge', { method: 'POST' });
  return body as Challenge;
}

/** A passkey's answer to a fresh challenge, on a page of an origin. */
export async function assertWith(api: TestApi, passkey: SoftwarePasskey, origin = api.origin) {
  const { options, ticket } = await askForChallenge(api);
  return { ticket, assertion: passkey.get({ options, origin }) };
}

/** Adds a passkey to the account of a browser whose session just began. */
export async function addPasskey(
  api: TestApi,
  browser: SignedInBrowser,
  { passkey = createSoftwarePasskey(), name = 'My phone' } = {},
): Promise<SoftwarePasskey> {
  const { body } = await browser.call('/api/auth/passkeys/options', { method: 'POST' });
  const { options, ticket } = body as Challenge;
  const { origin } = api;
  const attestation = passkey.create({ options, origin });
  const added = await browser.call('/api/auth/passkeys', { json: { ticket, attestation, name } });
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  return passkey;
}
