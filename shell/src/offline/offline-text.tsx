import { offlineTexts } from '../language/offline-texts.ts';
import styles from './offline-text.module.css';

/** Says what works without a network, and what waits. */
export function OfflineText() {
  return <p className={styles.text}>{offlineTexts.offline}</p>;
}
