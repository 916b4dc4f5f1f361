import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { foreignText } from '../exercises/foreign-text.ts';
import { useTexts } from '../texts/index.ts';
import styles from './words-gained.module.css';

/** The words that were new in a session and were recalled. */
export function WordsGained({ cards }: { cards: readonly PracticeCard[] }) {
  const { practice } = useTexts();
  if (cards.length === 0) return null;
  return (
    <section className={looks.stack2}>
      <h2 className={looks.note}>{practice.gained(cards.length)}</h2>
      <ul className={styles.words}>
        {cards.map(({ id, text, language_code: language }) => (
          <li key={id} {...foreignText(language)} className={styles.word}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
