import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { foreignText } from './foreign-text.ts';
import styles from './typed.module.css';

/** What the learner's word means, and the translation of a sentence that has it. */
export function WordPrompt({ card }: { card: PracticeCard }) {
  const { practice, partsOfSpeech } = useTexts();
  const native = foreignText(card.native_code);
  return (
    <>
      <p className={styles.prompt}>
        <span {...native} className="headword">
          {card.translation}
        </span>
        {card.pos && <span className={looks.note}>{partsOfSpeech[card.pos]}</span>}
      </p>
      {card.example && (
        <p {...native} className={looks.muted}>
          {practice.asIn(card.example.translation)}
        </p>
      )}
    </>
  );
}
