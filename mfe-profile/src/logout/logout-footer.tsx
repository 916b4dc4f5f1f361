import { useState } from 'react';
import { useHost } from '@topwords/platform/host';
import { useNavigate } from '@topwords/platform/router';
import { Button, LogoutIcon } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import packageJson from '../../package.json' with { type: 'json' };
import { useTexts } from '../texts/index.ts';
import styles from './logout-footer.module.css';
import { ConfirmDialog } from '../section/confirm-dialog.tsx';

function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { profile } = useTexts();
  const { session } = useHost();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  async function handleLogout(): Promise<void> {
    setIsPending(true);
    await session.logout();
    await navigate('/login-register');
  }

  return (
    <ConfirmDialog
      heading={profile.confirmLogout}
      text={profile.logoutExplained}
      confirm={profile.logout}
      isPending={isPending}
      onConfirm={() => void handleLogout()}
      onClose={onClose}
    />
  );
}

/** The sign-out button, set apart, and the version. */
export function LogoutFooter() {
  const { profile } = useTexts();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <footer className={styles.footer}>
      <Button variant="secondary" className={styles.logout} onClick={() => setIsConfirming(true)}>
        <LogoutIcon />
        {profile.logout}
      </Button>
      <p className={looks.note}>{profile.version(packageJson.version)}</p>
      {isConfirming && <LogoutDialog onClose={() => setIsConfirming(false)} />}
    </footer>
  );
}
