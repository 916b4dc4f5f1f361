import { useState } from 'react';
import type { LanguageCode, PlacementQuestion as Question } from '@topwords/platform/contracts';
import { Button } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { PlacementHeader } from './placement-header.tsx';
import { PlacementQuestion } from './placement-question.tsx';
import styles from './placement-screen.module.css';

/** An answer of the quiz in the form the server takes. */
export interface PlacementAnswer {
  word_id: number;
  is_right: boolean;
}

/** After this many unknown words in a row, the learner may skip the rest. */
const unknownBeforeRest = 4;

interface PlacementQuizProps {
  questions: readonly Question[];
  code: LanguageCode;
  onDone: (answers: PlacementAnswer[]) => void;
}

/** Shows one question after the other. */
export function PlacementQuiz({ questions, code, onDone }: PlacementQuizProps) {
  const { placement, languages } = useTexts();
  const [answers, setAnswers] = useState<PlacementAnswer[]>([]);
  const [unknownInARow, setUnknownInARow] = useState(0);
  const position = answers.length;
  const question = questions[position];

  function take(given: PlacementAnswer[]): void {
    const all = [...answers, ...given];
    setAnswers(all);
    if (all.length === questions.length) onDone(all);
  }

  function handleAnswer({ word_id, right_choice }: Question, choice: number | null): void {
    setUnknownInARow(choice === null ? unknownInARow + 1 : 0);
    take([{ word_id, is_right: choice === right_choice }]);
  }

  function skipRest(): void {
    take(questions.slice(position).map(({ word_id }) => ({ word_id, is_right: false })));
  }

  if (!question) return null;
  return (
    <>
      <PlacementHeader
        title={placement.title(languages[code])}
        position={position + 1}
        count={questions.length}
      />
      <PlacementQuestion
        key={question.word_id}
        question={question}
        code={code}
        isFocused={position > 0}
        onAnswer={(choice) => handleAnswer(question, choice)}
      />
      <div className={styles.foot}>
        {unknownInARow < unknownBeforeRest ? (
          <p className={styles.hint}>{placement.intro}</p>
        ) : (
          <Button variant="quiet" onClick={skipRest}>
            {placement.unknownRest}
          </Button>
        )}
      </div>
    </>
  );
}
