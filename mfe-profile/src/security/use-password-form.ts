import { changePassword, getAccountSettings, listSessions } from '@topwords/platform/contracts';
import { callKey, useRemoteServices } from '@topwords/platform/remote';
import { useCallForm } from '../section/use-call-form.ts';
import { useTexts } from '../texts/index.ts';
import { findPasswordFault } from './password-fault.ts';

/** Changes the password, or sets the first one. */
export function usePasswordForm(hasPassword: boolean, onSaved: () => void) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  return useCallForm({
    fields: ['current', 'next', 'confirmation'],
    findFault: (values) => findPasswordFault(values, hasPassword, account),
    send({ current, next }) {
      const proof = hasPassword ? { current_password: current } : {};
      return host.api.send(changePassword, { body: { ...proof, new_password: next } });
    },
    fieldOfError: { password_wrong: 'current' },
    onSuccess() {
      void client.invalidateQueries({ queryKey: callKey(listSessions) });
      void client.invalidateQueries({ queryKey: callKey(getAccountSettings) });
      host.showBanner('success', account.passwordSaved);
      onSaved();
    },
  });
}
