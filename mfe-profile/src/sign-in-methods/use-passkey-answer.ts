import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { askForPasskey, type PasskeyAssertion } from '@topwords/platform/contracts';
import { useRemoteServices } from '@topwords/platform/remote';

/** Asks the browser for a passkey; undefined if the person cancelled. */
export function usePasskeyAnswer(): () => Promise<PasskeyAssertion | undefined> {
  const { host } = useRemoteServices();
  return async () => {
    const { options, ticket } = await host.api.send(askForPasskey);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      const assertion = await startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      });
      return { ticket, assertion: { ...assertion } };
    } catch {
      // Browsers do not tell a person who cancelled from one who has no passkey.
      return undefined;
    }
  };
}
