import { useSyncExternalStore } from 'react';
import { countWaiting } from '@topwords/platform/host';
import { offlineTexts } from '../language/offline-texts.ts';
import { useShell } from '../services/shell-context.ts';
import styles from './offline-text.module.css';

/** How often what waits is counted, in milliseconds: the browser reports no change of its own page. */
const countEveryMs = 1000;

function followSeconds(onChange: () => void): () => void {
  const timer = setInterval(onChange, countEveryMs);
  return () => clearInterval(timer);
}

/** Says what works without a network. */
export function OfflineText() {
  return <p className={styles.text}>{offlineTexts.offline}</p>;
}

/** How many changes wait for the network; nothing if there are none. */
export function WaitingText() {
  const { session } = useShell();
  const count = useSyncExternalStore(followSeconds, () =>
    countWaiting(localStorage, session.state.value.sub),
  );
  return count > 0 && <p className={styles.text}>{offlineTexts.waiting(count)}</p>;
}
