import { useQuery } from '@tanstack/react-query';
import {
  getPracticeForecast,
  type LanguageStatistics,
  type Understanding,
} from '@topwords/platform/contracts';
import { callQuery, LinkButton, looks, useUnderstanding } from '@topwords/platform/remote';
import { Panel, ProgressBar } from '@topwords/platform/ui';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { PlacementLink } from '../practice/placement/placement-link.tsx';
import { useTexts } from '../texts/index.ts';
import { UnderstandingMeter } from '../understanding/understanding-meter.tsx';
import styles from './language-card.module.css';

interface LanguageCardProps {
  statistics: LanguageStatistics;
  /** How much of everyday text the learner understands, once it is known. */
  understanding: Understanding | undefined;
}

/** The progress in a language, and links to continue. */
export function LanguageCard({ statistics, understanding }: LanguageCardProps) {
  const texts = useTexts();
  const { language_code: code, learned_words, total_words, starred_words } = statistics;
  const name = texts.languages[code];
  const { data: forecast } = useQuery(
    callQuery(getPracticeForecast, { query: { language: code } }),
  );
  const isNewcomer = learned_words === 0 && forecast?.days.every(({ due }) => due === 0);
  const listShare = total_words === 0 ? 0 : learned_words / total_words;
  const understood = useUnderstanding();
  const percent = understanding ? understood(understanding).percent : texts.percent(listShare);
  return (
    <Panel as="article" hasEdge isPadded data-language={code} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.code}>{code.toUpperCase()}</span>
        {percent !== null && (
          <span className={`headword numbers ${styles.percent}`}>{percent}</span>
        )}
      </div>
      {understanding ? (
        <UnderstandingMeter row={understanding} />
      ) : (
        <ProgressBar
          label={texts.dashboard.progressOf(name)}
          value={learned_words}
          max={Math.max(total_words, 1)}
          tone="accent"
        />
      )}
      <p className={`numbers ${looks.note} ${styles.totals}`}>
        <span>{texts.dashboard.learnedOf(learned_words, total_words)}</span>
        {starred_words > 0 && <span>{texts.dashboard.starred(starred_words)}</span>}
      </p>
      <div className={styles.ways}>
        <LinkButton
          variant="quiet"
          to={`/words?lang=${code}`}
          aria-label={texts.dashboard.continueWith(name)}
        >
          {texts.dashboard.continueLearning}
        </LinkButton>
        <PracticeLink code={code} variant="quiet" isCompact />
      </div>
      {isNewcomer && <PlacementLink code={code} className={styles.placement} />}
    </Panel>
  );
}
