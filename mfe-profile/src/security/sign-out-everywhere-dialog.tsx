import { useMutation } from '@tanstack/react-query';
import { endAllSessions } from '@topwords/platform/contracts';
import { detailOf, useRemoteServices } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { ErrorNotice } from '@topwords/platform/ui';
import { ConfirmDialog } from '../section/confirm-dialog.tsx';
import { useTexts } from '../texts/index.ts';

/** Asks before signing out every browser, this one included. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => host.api.send(endAllSessions),
    async onSuccess() {
      await host.session.logout();
      await navigate('/login-register');
    },
  });
  return (
    <ConfirmDialog
      heading={account.everywhereTitle}
      text={account.everywhereText}
      confirm={account.everywhereNow}
      isPending={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      {end.isError && (
        <ErrorNotice
          message={account.everywhereFailed}
          advice={detailOf(end.error, account.unexpected)}
        />
      )}
    </ConfirmDialog>
  );
}
