import { lazy, Suspense } from 'react';
import { EmptyState, Skeleton, classNames } from '@topwords/platform/ui';
import {
  BackButton,
  HiddenTitle,
  LinkButton,
  Loading,
  looks,
  QueryFailure,
  Screen,
} from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './card-detail-screen.module.css';
import { useOpenedWord } from './use-opened-word.ts';
import { WordHero } from './word-hero.tsx';

/** Loads with the word's detail, so that the lists do not pay for it. */
const Meanings = lazy(() =>
  import('./meanings.tsx').then((module) => ({ default: module.Meanings })),
);

const skeleton = (
  <Loading className={looks.stack4}>
    <Skeleton shape="title" />
    <Skeleton className={styles.sentenceSkeleton} />
    <Skeleton className={styles.sentenceSkeleton} />
    <Skeleton className={styles.sentenceSkeleton} />
  </Loading>
);

/** One word: its sound, its meanings and its use. */
export function CardDetailScreen() {
  const { detail: texts } = useTexts();
  const { word, query, isUnknown } = useOpenedWord();
  const { data: detail, isError: hasFailed } = query;
  return (
    <Screen isWide title={word?.text ?? texts.title}>
      <div>
        <BackButton fallback="/words" />
        {!word && <HiddenTitle>{texts.title}</HiddenTitle>}
      </div>
      {isUnknown ? (
        <EmptyState
          drawing="search"
          title={texts.unknownTitle}
          text={texts.unknownText}
          action={<LinkButton to="/words">{texts.toWords}</LinkButton>}
        />
      ) : (
        <div className={classNames(looks.stack8, styles.columns)}>
          {word && (
            <div className={styles.hero}>
              <WordHero word={word} detail={detail} />
            </div>
          )}
          {!word && !hasFailed && (
            <Loading>
              <Skeleton shape="card" className={styles.heroSkeleton} />
            </Loading>
          )}
          <div className={styles.meanings}>
            <QueryFailure query={query} message={texts.failed} />
            <Suspense fallback={skeleton}>{detail && <Meanings detail={detail} />}</Suspense>
            {!detail && !hasFailed && skeleton}
          </div>
        </div>
      )}
    </Screen>
  );
}
