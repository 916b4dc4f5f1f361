import { useQuery } from '@tanstack/react-query';
import { getMistakeQuestions, type LanguageCode } from '@topwords/platform/contracts';
import {
  BackButton,
  callQuery,
  LinkButton,
  Loading,
  looks,
  QueryFailure,
  Screen,
} from '@topwords/platform/remote';
import { EmptyState, Skeleton } from '@topwords/platform/ui';
import { LanguageStrip } from '../../languages/language-strip.tsx';
import { useChosenLanguage } from '../../languages/use-chosen-language.ts';
import { ChooseLanguage } from '../../words/choose-language.tsx';
import { PracticeProvider } from '../context/practice-provider.tsx';
import type { Outbox } from '../outbox/outbox.ts';
import { useTexts } from '../texts/index.ts';
import { MistakesSet } from './mistakes-set.tsx';
import styles from './mistakes.module.css';

/** What the learner mixes up in a language, as questions; once they are there, nothing else. */
function Mistakes({ language }: { language: LanguageCode }) {
  const { mistakes } = useTexts();
  const query = useQuery({
    ...callQuery(getMistakeQuestions, { query: { language } }),
    // Requested on each visit, and the same until its end.
    staleTime: Infinity,
    gcTime: 0,
  });
  const questions = query.data?.questions;
  if (questions && questions.length > 0) {
    return <MistakesSet questions={questions} language={language} />;
  }
  return (
    <>
      <header>
        <BackButton fallback={`/practice?lang=${language}`} />
        <h1 className={looks.pageTitle}>{mistakes.title}</h1>
      </header>
      <QueryFailure query={query} message={mistakes.failed} advice={query.error?.message} />
      {query.isPending && (
        <Loading className={looks.stack4}>
          <Skeleton className={styles.cardSkeleton} />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Loading>
      )}
      {questions && (
        <EmptyState
          drawing="path"
          title={mistakes.emptyTitle}
          text={mistakes.emptyText}
          action={
            <LinkButton to={`/practice?lang=${language}`} replace>
              {mistakes.toPractice}
            </LinkButton>
          }
        />
      )}
    </>
  );
}

/** Your mistakes: two minutes of questions about what the learner mixes up. */
export function MistakesScreen({ outbox }: { outbox: Outbox }) {
  const { mistakes } = useTexts();
  const { codes, chosen, choose } = useChosenLanguage();
  return (
    <PracticeProvider outbox={outbox}>
      <Screen title={mistakes.title}>
        {chosen ? (
          <Mistakes key={chosen} language={chosen} />
        ) : (
          <>
            <h1 className={looks.pageTitle}>{mistakes.title}</h1>
            {codes.length > 0 && <LanguageStrip codes={codes} chosen={chosen} onChoose={choose} />}
            <ChooseLanguage hasLanguages={codes.length > 0} />
          </>
        )}
      </Screen>
    </PracticeProvider>
  );
}
