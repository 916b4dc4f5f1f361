import { useEffect, useState } from 'react';
import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';
import { useGoBack } from '@topwords/platform/remote';
import { ConnectionNote } from '../context/connection-note.tsx';
import { usePractice } from '../context/use-practice.ts';
import { FullScreenDialog } from '../session/full-screen-dialog.tsx';
import { SessionHeader } from '../session/session-header.tsx';
import { useTexts } from '../texts/index.ts';
import { answerCurrent, goOn, isRightAnswer, startSet } from './mistake-set.ts';
import { MistakeQuestionCard } from './mistake-question-card.tsx';
import { MistakesSummary } from './mistakes-summary.tsx';

interface MistakesSetProps {
  questions: readonly MistakeQuestion[];
  language: LanguageCode;
}

/** Questions about mistakes, one after the other. Each answer is stored as it is given. */
export function MistakesSet({ questions, language }: MistakesSetProps) {
  const { practice, mistakes } = useTexts();
  const { host, outbox, announcement } = usePractice();
  const goBack = useGoBack(`/practice?lang=${language}`);
  const [set, setSet] = useState(() => startSet(questions));
  const [question] = set.queue;
  const isOver = question === undefined;
  useEffect(() => () => void outbox.send(), [outbox]);
  useEffect(() => {
    if (isOver) void outbox.send();
  }, [isOver, outbox]);

  function answer(current: MistakeQuestion, given: string): void {
    if (set.answer) return;
    const isRight = isRightAnswer(current, given, language);
    setSet(answerCurrent(set, { given, isRight }));
    const sent = {
      id: crypto.randomUUID(),
      mistake_id: current.mistake_id,
      is_right: isRight,
      answered_at: new Date().toISOString(),
    };
    outbox.answerMistake(host.session.state.value.sub, sent, language);
    const verdict = practice.verdicts[isRight ? 'right' : 'wrong'];
    announcement.next(practice.judged(verdict, current.answer, current.hint));
  }

  if (!question) return <MistakesSummary set={set} language={language} onClose={goBack} />;
  return (
    <FullScreenDialog label={mistakes.title} language={language} onClose={goBack}>
      <SessionHeader done={set.total - set.queue.length} total={set.total} onClose={goBack} />
      <ConnectionNote />
      <MistakeQuestionCard
        key={set.answer ? set.answered - 1 : set.answered}
        question={question}
        language={language}
        answer={set.answer}
        onAnswer={(given) => answer(question, given)}
        onNext={() => setSet(goOn(set))}
      />
    </FullScreenDialog>
  );
}
