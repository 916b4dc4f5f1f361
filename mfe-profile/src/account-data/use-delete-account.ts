import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '@topwords/platform/contracts';
import { useRemoteServices } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { useTexts } from '../texts/index.ts';

/** Deletes the account, with its password if it has one; this also ends the session here. */
export function useDeleteAccount() {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: (proof: { password?: string }) => host.api.send(deleteAccount, { body: proof }),
    async onSuccess() {
      await host.session.logout();
      await navigate('/', { replace: true });
      host.showBanner('success', account.deleted);
    },
  });
}
