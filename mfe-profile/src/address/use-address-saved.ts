import { getAccount, getAccountSettings } from '@topwords/platform/contracts';
import { callKey, useRemoteServices } from '@topwords/platform/remote';

/** After a change of the address: reloads what shows it, and shows the server's message. */
export function useAddressSaved(onDone: () => void): (answer: { detail: string }) => void {
  const { host, client } = useRemoteServices();
  return ({ detail }) => {
    void client.invalidateQueries({ queryKey: callKey(getAccountSettings) });
    void client.invalidateQueries({ queryKey: callKey(getAccount) });
    host.showBanner('success', detail);
    onDone();
  };
}
