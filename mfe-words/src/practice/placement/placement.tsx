import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { estimatePlacement, getPlacement, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import {
  EmptyState,
  ErrorNotice,
  Skeleton,
  Spinner,
  VisuallyHidden,
  buttonClasses,
} from '@topwords/platform/ui';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../../texts/index.ts';
import { PlacementHeader } from './placement-header.tsx';
import { PlacementMarked } from './placement-marked.tsx';
import { PlacementQuiz, type PlacementAnswer } from './placement-quiz.tsx';
import { PlacementResult } from './placement-result.tsx';
import styles from './placement-screen.module.css';

function QuizSkeleton() {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.result}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className={styles.wordSkeleton} />
      {[1, 2, 3, 4, 5].map((choice) => (
        <Skeleton key={choice} className={styles.choiceSkeleton} />
      ))}
    </div>
  );
}

/** The quiz of one language, from its first question to the marked words. */
export function Placement({ code }: { code: LanguageCode }) {
  const texts = useTexts();
  const { host } = useServices();
  const quiz = useQuery({
    ...callQuery(getPlacement, { query: { language: code } }),
    select: ({ questions }) => questions,
    // Requested on each visit; the server gives a learner the same quiz all day.
    staleTime: Infinity,
    gcTime: 0,
  });
  const [marked, setMarked] = useState<number | null>(null);
  const estimation = useMutation({
    networkMode: 'always',
    mutationFn: (answers: PlacementAnswer[]) =>
      host.api.send(estimatePlacement, { body: { language: code, answers } }),
  });
  const { variables: answers, data: estimate } = estimation;

  if (marked !== null) return <PlacementMarked code={code} count={marked} />;
  if (estimate) {
    return (
      <>
        <PlacementHeader />
        <PlacementResult code={code} estimate={estimate.known_words} onMarked={setMarked} />
      </>
    );
  }
  const failed = answers ? estimation : quiz;
  return (
    <>
      {(!quiz.data?.length || answers) && (
        <PlacementHeader title={texts.placement.title(texts.languages[code])} />
      )}
      {failed.isError && (
        <ErrorNotice
          message={answers ? texts.placement.estimateFailed : texts.placement.failed}
          advice={failed.error.message}
          retry={{
            label: texts.retry,
            onRetry: () => void (answers ? estimation.mutate(answers) : quiz.refetch()),
            isRetrying: quiz.isFetching,
          }}
        />
      )}
      {estimation.isPending && (
        <p className={styles.estimating}>
          <Spinner />
          {texts.placement.estimating}
        </p>
      )}
      {quiz.isPending && <QuizSkeleton />}
      {quiz.data?.length === 0 && (
        <EmptyState
          drawing="search"
          title={texts.placement.emptyTitle}
          text={texts.placement.emptyText}
          action={
            <Link to={`/practice?lang=${code}`} replace className={buttonClasses()}>
              {texts.placement.start}
            </Link>
          }
        />
      )}
      {quiz.data && quiz.data.length > 0 && !answers && (
        <PlacementQuiz questions={quiz.data} code={code} onDone={estimation.mutate} />
      )}
    </>
  );
}
