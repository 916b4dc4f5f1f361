import { useQuery } from '@tanstack/react-query';
import {
  getStatistics,
  type LanguageCode,
  type LanguageStatistics,
} from '@topwords/platform/contracts';
import { callQuery, looks, QueryFailure } from '@topwords/platform/remote';
import { ProgressBar, Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './language-strip.module.css';

interface LanguageTileProps {
  statistics: LanguageStatistics;
  isChosen: boolean;
  onChoose: () => void;
}

function LanguageTile({ statistics, isChosen, onChoose }: LanguageTileProps) {
  const texts = useTexts();
  const { language_code, learned_words, total_words } = statistics;
  const name = texts.languages[language_code];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={texts.strip.learnedOfSpoken(name, learned_words, total_words)}
      data-language={language_code}
      className={styles.tile}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={`numbers ${looks.note} ${styles.figures}`}>
          {texts.strip.learnedOf(learned_words, total_words)}
        </span>
      </span>
      <span aria-hidden="true">
        <ProgressBar
          label={texts.dashboard.progressOf(name)}
          value={learned_words}
          max={Math.max(total_words, 1)}
          tone="accent"
        />
      </span>
    </button>
  );
}

interface LanguageStripProps {
  /** The learner's target languages. */
  codes: readonly LanguageCode[];
  chosen: LanguageCode | undefined;
  onChoose: (code: LanguageCode) => void;
}

/**
 * The learner's languages side by side, each with its learned words out of all. They remain
 * selectable when a refetch fails.
 */
export function LanguageStrip({ codes, chosen, onChoose }: LanguageStripProps) {
  const texts = useTexts();
  const statistics = useQuery(callQuery(getStatistics));
  const failure = <QueryFailure query={statistics} message={texts.strip.failed} />;
  if (statistics.isError && !statistics.data) return failure;
  return (
    <>
      <ul aria-label={texts.strip.label} className={styles.strip}>
        {codes.map((code) => {
          const row = statistics.data?.find(({ language_code }) => language_code === code);
          return (
            <li key={code}>
              {row ? (
                <LanguageTile
                  statistics={row}
                  isChosen={code === chosen}
                  onChoose={() => onChoose(code)}
                />
              ) : (
                <Skeleton className={styles.skeleton} />
              )}
            </li>
          );
        })}
      </ul>
      {failure}
    </>
  );
}
