import { useState } from 'react';
import { Button } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './delete.module.css';

/** Opens the dialog that deletes the account. */
export function DeleteRow() {
  const { account } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingRow>
      <SettingText label={account.deleteTitle} hint={account.deleteText}>
        <Button
          variant="quiet"
          aria-label={account.deleteTitle}
          className={styles.dangerous}
          onClick={() => setIsAsking(true)}
        >
          {account.deleteNow}
        </Button>
      </SettingText>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </SettingRow>
  );
}
