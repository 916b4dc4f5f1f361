import { useEffect, useId, useRef } from 'react';
import { isLanguageCode, type PracticeCard } from '@topwords/platform/contracts';
import { Button, Chip, Panel, classNames } from '@topwords/platform/ui';
import { useObservable } from '@topwords/platform/rx';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import { askModeOf, isTyped, judgeTyped, rightChoiceOf } from '../exercises/ask-mode.ts';
import { Choices } from '../exercises/choices.tsx';
import { firstClick } from '../choice/first-click.ts';
import { HeardWord, useSoundFailed } from '../exercises/heard-word.tsx';
import { ShownWord } from '../exercises/shown-word.tsx';
import { Solution } from '../exercises/solution.tsx';
import { ClozeExercise, Recall } from '../exercises/typed-exercise.tsx';
import { QuestionFooter } from './question-footer.tsx';
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
  const mode = askModeOf(card);
  const { language_code: code } = card;
  if (mode === 'recall') {
    return practice.ask.recall(isLanguageCode(code) ? languages[code] : practice.anotherLanguage);
  }
  return mode === 'listen' && hasSoundFailed ? practice.ask.listenFailed : practice.ask[mode];
}

/** One card: its question, then the right answer. */
export function SessionCard({ session, card, onKnow }: SessionCardProps) {
  const { practice } = useTexts();
  const state = useObservable(session.state);
  const { answer } = state;
  const mode = askModeOf(card);
  const isPair = card.word_id === null;
  const right = rightChoiceOf(card);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const askText = useAskText(card);
  useAutoSound(card, answer !== null);

  const isAsked = answer === null;
  useEffect(() => {
    // A field takes the focus itself.
    if (isAsked && !isTyped(mode)) heading.current?.focus({ preventScroll: true });
  }, [isAsked, mode]);

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
          <h1 ref={heading} tabIndex={-1} className={classNames(looks.note, styles.ask)}>
            {askText}
          </h1>
          {card.is_new && (
            <Chip tone="primary">{isPair ? practice.newCards : practice.newWord}</Chip>
          )}
        </div>
        {answer && <Solution card={card} answer={answer} />}
        {isAsked && mode === 'listen' && <HeardWord card={card} />}
        {isAsked && (mode === 'recognise' || mode === 'turn-over') && <ShownWord card={card} />}
        {isAsked && mode === 'cloze' && <ClozeExercise {...typed} />}
        {isAsked && mode === 'recall' && <Recall {...typed} />}
      </Panel>
      {(mode === 'recognise' || mode === 'listen') && right !== undefined && (
        <Choices
          choices={card.exercise.choices}
          right={right}
          language={mode === 'listen' ? card.language_code : card.native_code}
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
          <QuestionFooter card={card} formId={formId} onAnswer={session.answer} />
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
