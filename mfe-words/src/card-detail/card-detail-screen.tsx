import { Link } from '@topwords/platform/router';
import { EmptyState, ErrorNotice, VisuallyHidden, buttonClasses } from '@topwords/platform/ui';
import { Screen } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { BackButton } from './back-button.tsx';
import styles from './card-detail-screen.module.css';
import { DetailSkeleton, MeaningsSkeleton } from './detail-skeleton.tsx';
import { Meanings } from './meanings.tsx';
import { useOpenedWord } from './use-opened-word.ts';
import { WordHero } from './word-hero.tsx';

/** One word: its sound, its meanings and its use. */
export function CardDetailScreen() {
  const texts = useTexts();
  const { word, detail, isUnknown, hasFailed, isFetching, retry } = useOpenedWord();
  return (
    <Screen isWide title={word?.text ?? texts.detail.title}>
      <div>
        <BackButton />
        {!word && (
          <h1>
            <VisuallyHidden>{texts.detail.title}</VisuallyHidden>
          </h1>
        )}
      </div>
      {isUnknown ? (
        <EmptyState
          drawing="search"
          title={texts.detail.unknownTitle}
          text={texts.detail.unknownText}
          action={
            <Link to="/words" className={buttonClasses()}>
              {texts.detail.toWords}
            </Link>
          }
        />
      ) : (
        <div className={styles.columns}>
          {word && (
            <div className={styles.hero}>
              <WordHero word={word} detail={detail} />
            </div>
          )}
          {!word && !hasFailed && <DetailSkeleton />}
          <div className={styles.meanings}>
            {hasFailed && (
              <ErrorNotice
                message={texts.detail.failed}
                retry={{ label: texts.retry, onRetry: retry, isRetrying: isFetching }}
              />
            )}
            {detail && <Meanings detail={detail} />}
            {!detail && !hasFailed && <MeaningsSkeleton />}
          </div>
        </div>
      )}
    </Screen>
  );
}
