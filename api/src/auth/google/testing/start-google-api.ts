import { startApi } from '../../../testing/start-api.ts';
import { createGoogleClient } from '../google-client.ts';
import { fakeClient, startFakeGoogle } from './fake-google.ts';

type Settings = Parameters<typeof startApi>[0] & {
  clientSecret?: string;
  /** How long the API waits for Google. */
  timeoutMs?: number;
};

/** An API that uses a fake Google. */
export async function startGoogleApi({
  clientSecret = fakeClient.clientSecret,
  timeoutMs,
  ...settings
}: Settings = {}) {
  const google = await startFakeGoogle();
  const { tokenUrl, userinfoUrl } = google;
  const client = { clientId: fakeClient.clientId, clientSecret, tokenUrl, userinfoUrl };
  const api = await startApi({ ...settings, google: createGoogleClient(client, timeoutMs) });
  return {
    api,
    google,
    stop: async () => {
      await api.stop();
      await google.stop();
    },
  };
}
