import { useState } from 'react';
import { useNavigate } from '@topwords/platform/router';
import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import styles from './logout-dialog.module.css';

/** Asks for confirmation before signing out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const { navigation } = texts;

  async function handleLogout(): Promise<void> {
    setIsPending(true);
    await session.logout();
    await navigate('/login-register');
  }

  return (
    <Dialog heading={navigation.confirmLogout} onClose={onClose}>
      <p className={styles.text}>{navigation.logoutExplained}</p>
      <DialogActions>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {navigation.cancel}
        </Button>
        <Button isPending={isPending} onClick={handleLogout}>
          {navigation.logout}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
