import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import type { Answer } from '../session-state/session-state.ts';
import { askModeOf, isInOwnWords } from './ask-mode.ts';
import { foreignText } from './foreign-text.ts';
import { NotTheSame } from './not-the-same.tsx';
import { OwnRecording } from './own-recording.tsx';
import { ShownExample } from './shown-example.tsx';
import { ShownWord } from './shown-word.tsx';
import { SideBySide } from './side-by-side.tsx';
import styles from './solution.module.css';
import { VerdictLine } from './verdict-line.tsx';

interface SolutionProps {
  card: PracticeCard;
  answer: Answer;
  /** The card before, if this one asks its meaning in another language. */
  main: PracticeCard | undefined;
}

/** The right answer, shown once the card is answered: the word with its details. */
export function Solution({ card, answer, main }: SolutionProps) {
  const { practice } = useTexts();
  const { verdict, given, take } = answer;
  const mode = askModeOf(card);
  const isGivenShown = verdict !== 'right' && given !== '' && isInOwnWords(mode);
  return (
    <div className={looks.stack2}>
      {verdict && <VerdictLine verdict={verdict} />}
      {isGivenShown && (
        <p className={looks.muted}>
          {practice.given}{' '}
          <span {...foreignText(card.language_code)} className={styles.given}>
            {given}
          </span>
        </p>
      )}
      {take && <OwnRecording card={card} take={take} />}
      <ShownWord card={card} />
      <p {...foreignText(card.native_code)} className={styles.translation}>
        {card.translation}
      </p>
      {main ? <SideBySide card={card} main={main} /> : <ShownExample card={card} />}
      <NotTheSame card={card} answer={answer} />
    </div>
  );
}
