import { endAllSessions } from '@topwords/platform/contracts';
import { useRemoteServices } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { ErrorNotice } from '@topwords/platform/ui';
import { ConfirmDialog } from '../section/confirm-dialog.tsx';
import { useProvenCall } from '../sign-in-methods/use-proven-call.tsx';
import { useTexts } from '../texts/index.ts';

/** Asks before signing out every browser, this one included. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    await host.session.logout();
    await navigate('/login-register');
  }
  const end = useProvenCall(
    () => host.api.send(endAllSessions),
    () => void leave(),
  );
  if (end.dialog) return end.dialog;
  return (
    <ConfirmDialog
      heading={account.everywhereTitle}
      text={account.everywhereText}
      confirm={account.everywhereNow}
      isPending={end.isPending}
      onConfirm={() => end.run(undefined)}
      onClose={onClose}
    >
      {end.failure !== undefined && (
        <ErrorNotice message={account.everywhereFailed} advice={end.failure} />
      )}
    </ConfirmDialog>
  );
}
