import type { Word } from '@topwords/platform/contracts';
import { useKeptFocus } from './use-kept-focus.ts';
import { WordCard } from './word-card.tsx';
import styles from './word-cards.module.css';

interface WordCardsProps {
  words: Word[];
  label: string;
}

/** Word cards one under the other. */
export function WordCards({ words, label }: WordCardsProps) {
  const keptFocus = useKeptFocus();
  return (
    <ul aria-label={label} className={styles.cards} {...keptFocus}>
      {words.map((word) => (
        <li key={word.id}>
          <WordCard word={word} />
        </li>
      ))}
    </ul>
  );
}
