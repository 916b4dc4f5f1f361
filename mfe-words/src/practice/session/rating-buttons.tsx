import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PracticeCard, Rating } from '@topwords/platform/contracts';
import { Button, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { firstClick } from '../choice/first-click.ts';
import { whenText } from '../context/when-text.ts';
import { allowedRatings, ratingOf, type Answer } from '../session-state/session-state.ts';
import styles from './session-footer.module.css';

interface RatingButtonsProps {
  card: PracticeCard;
  answer: Answer;
  /** Whether the card's dates still apply: they were computed before its first answer. */
  hasDates: boolean;
  onRate: (rating: Rating) => void;
}

/** Ignores key repeat, so that a held key advances one card only. */
function refuseRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/**
 * The buttons that rate the card, each with the resulting date. The rating that the answer suggests
 * has the focus, so that Enter accepts it.
 */
export function RatingButtons({ card, answer, hasDates, onRate }: RatingButtonsProps) {
  const texts = useTexts();
  const { practice } = texts;
  const suggested = useRef<HTMLButtonElement>(null);
  const suggestion = ratingOf(answer) ?? 'good';
  useEffect(() => suggested.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className={styles.ratings}>
      <legend>
        <VisuallyHidden>{practice.rate}</VisuallyHidden>
      </legend>
      {allowedRatings(answer).map((rating) => {
        const label = practice[rating];
        const when = hasDates ? whenText(texts, card.preview[rating], answer.at) : null;
        return (
          <Button
            key={rating}
            ref={rating === suggestion ? suggested : undefined}
            variant={rating === suggestion ? 'primary' : 'secondary'}
            aria-label={when === null ? undefined : practice.ratingWith(label, when)}
            className={styles.rating}
            onKeyDown={refuseRepeat}
            onClick={firstClick(() => onRate(rating))}
          >
            <span>
              {label} {when !== null && <span className={styles.when}>{when}</span>}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}
