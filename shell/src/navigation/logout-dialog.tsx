import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '@topwords/platform/router';
import { Button } from '@topwords/platform/ui';
import { useShell } from '../shell-context.ts';
import { texts } from '../texts/index.ts';
import styles from './logout-dialog.module.css';

/** Asks before signing out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [isPending, setIsPending] = useState(false);
  const { navigation } = texts;

  useEffect(() => dialog.current?.showModal(), []);

  async function handleLogout(): Promise<void> {
    setIsPending(true);
    await session.logout();
    await navigate('/login-register');
  }

  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className={styles.dialog}>
      <h2 id={headingId} className={styles.heading}>
        {navigation.confirmLogout}
      </h2>
      <p className={styles.text}>{navigation.logoutExplained}</p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isPending} onClick={() => dialog.current?.close()}>
          {navigation.cancel}
        </Button>
        <Button isPending={isPending} onClick={handleLogout}>
          {navigation.logout}
        </Button>
      </div>
    </dialog>
  );
}
