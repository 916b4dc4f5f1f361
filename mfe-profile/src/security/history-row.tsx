import { useState } from 'react';
import { Button } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { HistoryDialog } from './history-dialog.tsx';

/** Opens what happened to the account. */
export function HistoryRow() {
  const { history } = useTexts().account;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow>
      <SettingText label={history.title} hint={history.hint}>
        <Button variant="quiet" aria-label={history.showLabel} onClick={() => setIsOpen(true)}>
          {history.show}
        </Button>
      </SettingText>
      {isOpen && <HistoryDialog onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}
