import { pageTexts } from '../language/texts.ts';
import { en } from '../texts/offline/en.ts';
import styles from './offline-text.module.css';

/** Says what works without a network, and what waits. */
export function OfflineText() {
  const { offline } = pageTexts()?.offline ?? en;
  return <p className={styles.text}>{offline}</p>;
}
