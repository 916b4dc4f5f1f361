import { useQuery } from '@tanstack/react-query';
import { getStatistics, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, QueryFailure } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { LanguageTile } from './language-tile.tsx';
import styles from './language-strip.module.css';

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
