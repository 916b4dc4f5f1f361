import { Button, CloseIcon, IconButton, RefreshIcon, Panel } from '@topwords/platform/ui';
import { learnerTexts } from '../language/learner-texts.ts';
import styles from './update-notice.module.css';
import { useUpdate } from './use-update.ts';

/**
 * Shows that a newer version is available, which loads with the next page and never automatically.
 */
export function UpdateNotice() {
  const { isReady, dismiss, accept } = useUpdate();
  const { ready, explained, reload, later } = learnerTexts.update;
  return (
    <output className={styles.place}>
      {isReady && (
        <Panel isFloating className={styles.notice}>
          <RefreshIcon />
          <div className={styles.texts}>
            <strong>{ready}</strong>
            <p className={styles.explained}>{explained}</p>
          </div>
          <Button variant="secondary" onClick={() => void accept()}>
            {reload}
          </Button>
          <IconButton label={later} icon={<CloseIcon />} onClick={dismiss} />
        </Panel>
      )}
    </output>
  );
}
