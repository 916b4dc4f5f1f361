import { useMutation } from '@tanstack/react-query';
import { endAllSessions } from '@topwords/platform/contracts';
import { detailOf, useRemoteServices } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { Button, Dialog, DialogActions, ErrorNotice } from '@topwords/platform/ui';
import styles from '../section/dialog-text.module.css';
import { useTexts } from '../texts/index.ts';

/** Asks before signing out every browser, this one included. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const navigate = useNavigate();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => host.api.send(endAllSessions),
    async onSuccess() {
      await host.session.logout();
      await navigate('/login-register');
    },
  });
  return (
    <Dialog heading={account.everywhereTitle} onClose={onClose}>
      <p className={styles.text}>{account.everywhereText}</p>
      {end.isError && (
        <ErrorNotice
          className={styles.failure}
          message={account.everywhereFailed}
          advice={detailOf(end.error, account.unexpected)}
        />
      )}
      <DialogActions>
        <Button variant="secondary" disabled={end.isPending} onClick={onClose}>
          {account.cancel}
        </Button>
        <Button isPending={end.isPending} onClick={() => end.mutate()}>
          {account.everywhereNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
