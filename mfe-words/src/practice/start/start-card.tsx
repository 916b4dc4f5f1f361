import { useState } from 'react';
import {
  sessionLengths,
  type GoalKind,
  type LanguageCode,
  type PracticeCard,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { ChoiceChips, looks } from '@topwords/platform/remote';
import { Button, Panel, PracticeIcon } from '@topwords/platform/ui';
import { minutesFor } from '../../goal/minutes-for.ts';
import { useTexts } from '../texts/index.ts';
import { AlsoChoice } from './also-choice.tsx';
import styles from './practice-start.module.css';
import { countNew, takeCards } from './session-cards.ts';

interface StartCardProps {
  code: LanguageCode;
  queue: PracticeQueue;
  /** The cards of the queue that are not answered yet. */
  cards: readonly PracticeCard[];
  /** The default number of cards per session. */
  sessionLength: number;
  /** The other language in which meanings are asked too. */
  also: LanguageCode | null;
  /** Whether the cards of another choice are loading. */
  isChanging: boolean;
  onAlsoChange: (also: LanguageCode | null) => void;
  /** A learner with a goal in minutes chooses the length in minutes. */
  goalKind: GoalKind;
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
export function StartCard(props: StartCardProps) {
  const { code, queue, cards, sessionLength, goalKind, onStart } = props;
  const { also, isChanging, onAlsoChange } = props;
  const { practice, number } = useTexts();
  const [chosenLength, setChosenLength] = useState<number | null>(null);
  const length = chosenLength ?? sessionLength;
  const session = takeCards(cards, length);
  const isInMinutes = goalKind === 'minutes';
  const lengthLabel = isInMinutes ? practice.lengthInMinutes : practice.length;
  const newCards = countNew(session);
  return (
    <Panel as="section" hasEdge isPadded data-language={code} className={styles.card}>
      <div className={styles.figures}>
        <Figure count={queue.due_count} label={practice.due(queue.due_count)} />
        <Figure count={queue.new_count} label={practice.fresh(queue.new_count)} />
      </div>
      <div className={looks.stack2}>
        <p aria-hidden="true" className={looks.note}>
          {lengthLabel}
        </p>
        <ChoiceChips
          label={lengthLabel}
          options={sessionLengths.map((option) => ({
            value: option,
            label: number(
              isInMinutes ? minutesFor(option, countNew(takeCards(cards, option))) : option,
            ),
          }))}
          value={length}
          onChange={setChosenLength}
          className="numbers"
        />
      </div>
      <AlsoChoice code={code} queue={queue} also={also} onChange={onAlsoChange} />
      <Button className={styles.start} isPending={isChanging} onClick={() => onStart(session)}>
        <PracticeIcon />
        {isInMinutes
          ? practice.startForMinutes(minutesFor(session.length, newCards))
          : practice.start(session.length)}
      </Button>
    </Panel>
  );
}
