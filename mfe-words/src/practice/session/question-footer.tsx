import { Button } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { isTyped, type AskMode } from '../exercises/ask-mode.ts';
import type { GiveAnswer } from '../session-state/practice-session.ts';
import { firstClick } from '../choice/first-click.ts';
import styles from './session-footer.module.css';

interface QuestionFooterProps {
  mode: AskMode;
  onAnswer: GiveAnswer;
  /** Called when the learner wants to type what is to be said. */
  onTypeInstead: () => void;
  /** The form that Check submits. */
  formId: string;
}

/** Actions for a card that is being asked, apart from its answers. */
export function QuestionFooter({ mode, formId, onAnswer, onTypeInstead }: QuestionFooterProps) {
  const { practice, speaking } = useTexts();
  if (mode === 'turn-over') {
    return (
      <div className={styles.ratings}>
        <Button className={styles.rating} onClick={firstClick(() => onAnswer(null, ''))}>
          {practice.turnOver}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.ratings}>
      <Button
        variant="secondary"
        className={styles.rating}
        onClick={firstClick(() => onAnswer('wrong', ''))}
      >
        {mode === 'say' ? speaking.showAnswer : practice.unknown}
      </Button>
      {mode === 'say' && (
        <Button variant="secondary" className={styles.rating} onClick={firstClick(onTypeInstead)}>
          {speaking.typeInstead}
        </Button>
      )}
      {(isTyped(mode) || mode === 'build') && (
        <Button type="submit" form={formId} className={styles.rating}>
          {practice.check}
        </Button>
      )}
    </div>
  );
}
