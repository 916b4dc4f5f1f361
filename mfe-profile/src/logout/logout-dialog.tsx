import { useState } from 'react';
import { useHost } from '@topwords/platform/host';
import { useNavigate } from '@topwords/platform/router';
import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import dialogStyles from '../section/dialog-text.module.css';

/** Asks before signing out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { profile, account } = useTexts();
  const { session } = useHost();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  async function handleLogout(): Promise<void> {
    setIsPending(true);
    await session.logout();
    await navigate('/login-register');
  }

  return (
    <Dialog heading={profile.confirmLogout} onClose={onClose}>
      <p className={dialogStyles.text}>{profile.logoutExplained}</p>
      <DialogActions>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {account.cancel}
        </Button>
        <Button isPending={isPending} onClick={() => void handleLogout()}>
          {profile.logout}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
