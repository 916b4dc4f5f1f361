import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { estimatePlacement, getPlacement, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, LinkButton, Loading, QueryFailure, looks } from '@topwords/platform/remote';
import { EmptyState, ErrorNotice, Skeleton, Spinner } from '@topwords/platform/ui';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { PlacementHeader } from './placement-header.tsx';
import { PlacementMarked } from './placement-marked.tsx';
import { PlacementQuiz, type PlacementAnswer } from './placement-quiz.tsx';
import { PlacementResult } from './placement-result.tsx';
import styles from './placement-screen.module.css';

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
  return (
    <>
      {(!quiz.data?.length || answers) && (
        <PlacementHeader title={texts.placement.title(texts.languages[code])} />
      )}
      <QueryFailure query={quiz} message={texts.placement.failed} advice={quiz.error?.message} />
      {estimation.isError && (
        <ErrorNotice
          message={texts.placement.estimateFailed}
          advice={estimation.error.message}
          retry={{ label: texts.retry, onRetry: () => estimation.mutate(estimation.variables) }}
        />
      )}
      {estimation.isPending && (
        <p className={styles.estimating}>
          <Spinner />
          {texts.placement.estimating}
        </p>
      )}
      {quiz.isPending && (
        <Loading className={looks.stack4}>
          <Skeleton className={styles.wordSkeleton} />
          {[1, 2, 3, 4, 5].map((choice) => (
            <Skeleton key={choice} className={styles.choiceSkeleton} />
          ))}
        </Loading>
      )}
      {quiz.data?.length === 0 && (
        <EmptyState
          drawing="search"
          title={texts.placement.emptyTitle}
          text={texts.placement.emptyText}
          action={
            <LinkButton to={`/practice?lang=${code}`} replace>
              {texts.placement.start}
            </LinkButton>
          }
        />
      )}
      {quiz.data && quiz.data.length > 0 && !answers && (
        <PlacementQuiz questions={quiz.data} code={code} onDone={estimation.mutate} />
      )}
    </>
  );
}
