import { useQuery } from '@tanstack/react-query';
import { listSessions, sessionsMaximum } from '@topwords/platform/contracts';
import { useState } from 'react';
import { callQuery, looks } from '@topwords/platform/remote';
import { Button, classNames } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { SettingList, SettingRow, SettingSkeleton } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-panel.module.css';
import { SignOutOthersButton } from './sign-out-others-button.tsx';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';

/** The signed-in browsers, with buttons to sign out of each or of all. */
export function SessionsPanel() {
  const { account } = useTexts();
  const query = useQuery(callQuery(listSessions));
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={classNames(looks.stack2, styles.panel)}>
      <h3 className={styles.title}>{account.sessions}</h3>
      <Loaded
        query={query}
        failed={account.sessionsFailed}
        skeleton={
          <SettingList>
            <SettingRow>
              <SettingSkeleton />
            </SettingRow>
          </SettingList>
        }
      >
        {({ sessions }) => (
          <>
            <SettingList>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </SettingList>
            {sessions.length >= sessionsMaximum && (
              <p className={looks.note}>{account.sessionsFull(sessionsMaximum)}</p>
            )}
          </>
        )}
      </Loaded>
      {(query.data?.sessions.length ?? 0) > 1 && (
        <SignOutOthersButton className={styles.everywhere} />
      )}
      <Button
        variant="secondary"
        className={styles.everywhere}
        onClick={() => setIsConfirming(true)}
      >
        {account.everywhere}
      </Button>
      {isConfirming && <SignOutEverywhereDialog onClose={() => setIsConfirming(false)} />}
    </div>
  );
}
