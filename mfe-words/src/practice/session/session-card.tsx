import { useEffect, useId, useRef } from 'react';
import { isLanguageCode, type PracticeCard } from '@topwords/platform/contracts';
import { Button, Chip, Panel } from '@topwords/platform/ui';
import { useObservable } from '@topwords/platform/rx';
import { useTexts } from '../../texts/index.ts';
import { askedOf, isTyped, judgeTyped, rightChoiceOf } from '../exercises/asked.ts';
import { Choices } from '../exercises/choices.tsx';
import { firstClick } from '../exercises/first-click.ts';
import { HeardWord, useSoundFailed } from '../exercises/heard-word.tsx';
import { ShownWord } from '../exercises/shown-word.tsx';
import { Solution } from '../exercises/solution.tsx';
import { ClozeExercise, Recall } from '../exercises/typed-exercise.tsx';
import { AskingFooter } from './asking-footer.tsx';
import type { PracticeSession } from '../session-state/practice-session.ts';
import { RatingButtons } from './rating-buttons.tsx';
import styles from './session-card.module.css';
import { isRepeated } from '../session-state/session-summary.ts';
import { useAutoSound } from './use-auto-sound.ts';

interface SessionCardProps {
  session: PracticeSession;
  card: PracticeCard;
  onKnow: () => void;
}

/** The instruction for the exercise. */
function useAskText(card: PracticeCard): string {
  const { practice, languages } = useTexts();
  const hasSoundFailed = useSoundFailed(card);
  const asked = askedOf(card);
  const { language_code: code } = card;
  if (asked === 'recall') {
    return practice.ask.recall(isLanguageCode(code) ? languages[code] : practice.anotherLanguage);
  }
  return asked === 'listen' && hasSoundFailed ? practice.ask.listenFailed : practice.ask[asked];
}

/** One card: its question, then the right answer. */
export function SessionCard({ session, card, onKnow }: SessionCardProps) {
  const { practice } = useTexts();
  const state = useObservable(session.state);
  const { answer } = state;
  const asked = askedOf(card);
  const isPair = card.word_id === null;
  const right = rightChoiceOf(card);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const askText = useAskText(card);
  useAutoSound(card, answer !== null);

  const isAsked = answer === null;
  useEffect(() => {
    // A field takes the focus itself.
    if (isAsked && !isTyped(asked)) heading.current?.focus({ preventScroll: true });
  }, [isAsked, asked]);

  const typed = {
    card,
    formId,
    onType(given: string) {
      session.answer(judgeTyped(card, given, session.cards).verdict, given);
    },
  };

  return (
    <>
      <Panel as="article" hasEdge isPadded data-language={card.language_code}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.ask}>
            {askText}
          </h1>
          {card.is_new && (
            <Chip tone="primary">{isPair ? practice.newCards : practice.newWord}</Chip>
          )}
        </div>
        {answer && <Solution card={card} answer={answer} />}
        {isAsked && asked === 'listen' && <HeardWord card={card} />}
        {isAsked && (asked === 'recognise' || asked === 'turn-over') && <ShownWord card={card} />}
        {isAsked && asked === 'cloze' && <ClozeExercise {...typed} />}
        {isAsked && asked === 'recall' && <Recall {...typed} />}
      </Panel>
      {(asked === 'recognise' || asked === 'listen') && right !== undefined && (
        <Choices
          choices={card.exercise.choices}
          right={right}
          language={asked === 'listen' ? card.language_code : card.native_code}
          answer={answer}
          onChoose={(choice) => session.answer(choice === right ? 'right' : 'wrong', choice)}
        />
      )}
      <div className={styles.foot}>
        {answer ? (
          <RatingButtons
            card={card}
            answer={answer}
            hasDates={!isRepeated(state, card)}
            onRate={session.rate}
          />
        ) : (
          <AskingFooter card={card} formId={formId} onAnswer={session.answer} />
        )}
        {answer?.verdict !== 'wrong' && (
          <Button variant="quiet" onClick={firstClick(onKnow)}>
            {isPair ? practice.knowPair : practice.know}
          </Button>
        )}
      </div>
    </>
  );
}
