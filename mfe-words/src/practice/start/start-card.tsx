import { useState } from 'react';
import {
  sessionLengths,
  type LanguageCode,
  type PracticeCard,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { ChoiceChips, looks } from '@topwords/platform/remote';
import { Button, Panel, PracticeIcon } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './practice-start.module.css';

interface StartCardProps {
  code: LanguageCode;
  queue: PracticeQueue;
  /** The cards of the queue that are not answered yet. */
  cards: readonly PracticeCard[];
  /** The default number of cards per session. */
  sessionLength: number;
  onStart: (cards: readonly PracticeCard[]) => void;
}

function Figure({ count, label }: { count: number; label: string }) {
  const { number } = useTexts();
  return (
    <p className={looks.muted}>
      <span className={`headword numbers ${styles.count}`}>{number(count)}</span> {label}
    </p>
  );
}

/** What there is to practice now, and how many cards to take. */
export function StartCard({ code, queue, cards, sessionLength, onStart }: StartCardProps) {
  const { practice, number } = useTexts();
  const [chosenLength, setChosenLength] = useState<number | null>(null);
  const length = chosenLength ?? sessionLength;
  const session = cards.slice(0, length);
  return (
    <Panel as="section" hasEdge isPadded data-language={code} className={styles.card}>
      <div className={styles.figures}>
        <Figure count={queue.due_count} label={practice.due(queue.due_count)} />
        <Figure count={queue.new_count} label={practice.fresh(queue.new_count)} />
      </div>
      <div className={looks.stack2}>
        <p aria-hidden="true" className={looks.note}>
          {practice.length}
        </p>
        <ChoiceChips
          label={practice.length}
          options={sessionLengths.map((option) => ({ value: option, label: number(option) }))}
          value={length}
          onChange={setChosenLength}
          className="numbers"
        />
      </div>
      <Button className={styles.start} onClick={() => onStart(session)}>
        <PracticeIcon />
        {practice.start(session.length)}
      </Button>
    </Panel>
  );
}
