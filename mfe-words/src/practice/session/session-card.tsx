import { useEffect, useId, useRef } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { Button, Chip, Panel, classNames } from '@topwords/platform/ui';
import { useObservable } from '@topwords/platform/rx';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { isTyped, judgeBuilt, judgeTyped, rightChoiceOf } from '../exercises/ask-mode.ts';
import { Choices } from '../exercises/choices.tsx';
import { firstClick } from '../choice/first-click.ts';
import { HeardWord } from '../exercises/heard-word.tsx';
import { SayExercise } from '../exercises/say-exercise.tsx';
import { ShownWord } from '../exercises/shown-word.tsx';
import { Solution } from '../exercises/solution.tsx';
import { TiledSentence } from '../exercises/tiled-sentence.tsx';
import { ClozeExercise, Recall } from '../exercises/typed-exercise.tsx';
import { QuestionFooter } from './question-footer.tsx';
import type { PracticeSession } from '../session-state/practice-session.ts';
import { RatingButtons } from './rating-buttons.tsx';
import styles from './session-card.module.css';
import { isRepeated } from '../session-state/session-summary.ts';
import { useAutoSound } from './use-auto-sound.ts';
import { useAskText } from './use-ask-text.ts';
import { useQuestion } from './use-question.ts';

interface SessionCardProps {
  session: PracticeSession;
  card: PracticeCard;
  onKnow: () => void;
}

/** One card: its question, then the right answer. */
export function SessionCard({ session, card, onKnow }: SessionCardProps) {
  const { practice, speaking } = useTexts();
  const state = useObservable(session.state);
  const { answer } = state;
  const question = useQuestion(session, card);
  const { mode, fault } = question;
  const isPair = card.word_id === null;
  const right = rightChoiceOf(card);
  const main = session.cards.find(({ id }) => id === card.parallel_of);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const askText = useAskText(card, mode);
  useAutoSound(card, answer === null ? 'asked' : 'answered');

  const isAsked = answer === null;
  useEffect(() => {
    // A field takes the focus itself.
    if (isAsked && !isTyped(mode)) heading.current?.focus({ preventScroll: true });
  }, [isAsked, mode]);

  const typed = {
    card,
    formId,
    onType(given: string) {
      question.answer(judgeTyped(card, given, session.cards).verdict, given);
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
        {answer && <Solution card={card} answer={answer} main={main} />}
        {isAsked && mode === 'listen' && <HeardWord card={card} />}
        {isAsked && (mode === 'recognise' || mode === 'turn-over') && <ShownWord card={card} />}
        {isAsked && mode === 'build' && (
          <TiledSentence
            card={card}
            formId={formId}
            onBuild={(given) => question.answer(judgeBuilt(card, given), given)}
          />
        )}
        {isAsked && mode === 'cloze' && <ClozeExercise {...typed} />}
        {isAsked && mode === 'recall' && (
          <>
            {fault && <p className={looks.note}>{speaking.faults[fault]}</p>}
            <Recall {...typed} />
          </>
        )}
        {isAsked && mode === 'say' && (
          <SayExercise
            card={card}
            fault={fault}
            onSaid={(heard) => question.answer('right', heard)}
            onMissed={question.onMissed}
            onTake={(take) => question.answer(null, '', { take })}
            onFault={question.onFault}
          />
        )}
      </Panel>
      {(mode === 'recognise' || mode === 'listen') && right !== undefined && (
        <Choices
          choices={card.exercise.choices}
          right={right}
          language={mode === 'listen' ? card.language_code : card.native_code}
          answer={answer}
          onChoose={(choice) => question.answer(choice === right ? 'right' : 'wrong', choice)}
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
          <QuestionFooter
            mode={mode}
            formId={formId}
            onAnswer={question.answer}
            onTypeInstead={question.typeInstead}
          />
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
