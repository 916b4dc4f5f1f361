import { getAccount, getAccountSettings, getReminder } from '@topwords/platform/contracts';
import { callKey, useRemoteServices } from '@topwords/platform/remote';

/** After a change of the address: reloads what shows it, and says what was done. */
export function useAddressSaved<Answer>(
  onDone: () => void,
  describe: (answer: Answer) => string,
): (answer: Answer) => void {
  const { host, client } = useRemoteServices();
  return (answer) => {
    void client.invalidateQueries({ queryKey: callKey(getAccountSettings) });
    void client.invalidateQueries({ queryKey: callKey(getAccount) });
    void client.invalidateQueries({ queryKey: callKey(getReminder) });
    host.showBanner('success', describe(answer));
    onDone();
  };
}
