import { Button, CloseIcon, IconButton, RefreshIcon } from '@topwords/platform/ui';
import { reloadPage } from '../browser/reload-page.ts';
import { learnerTexts } from '../texts/learner/index.ts';
import styles from './update-notice.module.css';
import { useUpdate } from './use-update.ts';
import type { UpdateRhythm } from './watch-for-updates.ts';

interface UpdateNoticeProps {
  /** How often is looked; for tests. */
  rhythm?: UpdateRhythm;
}

/** Says that a newer version is there, which comes with the next page and never by itself. */
export function UpdateNotice({ rhythm }: UpdateNoticeProps) {
  const { isReady, dismiss } = useUpdate(rhythm);
  const { ready, explained, reload, later } = learnerTexts.update;
  return (
    <output className={styles.place}>
      {isReady && (
        <div className={styles.notice}>
          <RefreshIcon />
          <div className={styles.texts}>
            <strong>{ready}</strong>
            <p className={styles.explained}>{explained}</p>
          </div>
          <Button variant="secondary" onClick={reloadPage}>
            {reload}
          </Button>
          <IconButton label={later} icon={<CloseIcon />} onClick={dismiss} />
        </div>
      )}
    </output>
  );
}
