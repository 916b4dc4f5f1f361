import { useState } from 'react';
import { Button, LogoutIcon } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import packageJson from '../../package.json' with { type: 'json' };
import { useTexts } from '../texts/index.ts';
import styles from './logout-footer.module.css';
import { LogoutDialog } from './logout-dialog.tsx';

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
