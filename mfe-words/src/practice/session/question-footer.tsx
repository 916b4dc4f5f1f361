import type { PracticeCard } from '@topwords/platform/contracts';
import { Button } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { askModeOf, isTyped } from '../exercises/ask-mode.ts';
import type { ExerciseProps } from '../exercises/exercise-props.ts';
import { firstClick } from '../choice/first-click.ts';
import styles from './session-footer.module.css';

interface QuestionFooterProps extends Pick<ExerciseProps, 'onAnswer'> {
  card: PracticeCard;
  /** The form that Check submits. */
  formId: string;
}

/** Actions for a card that is being asked, apart from its answers. */
export function QuestionFooter({ card, formId, onAnswer }: QuestionFooterProps) {
  const { practice } = useTexts();
  const mode = askModeOf(card);
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
        {practice.unknown}
      </Button>
      {isTyped(mode) && (
        <Button type="submit" form={formId} className={styles.rating}>
          {practice.check}
        </Button>
      )}
    </div>
  );
}
