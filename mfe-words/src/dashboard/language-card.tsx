import { useQuery } from '@tanstack/react-query';
import { getPracticeForecast, type LanguageStatistics } from '@topwords/platform/contracts';
import { callQuery, LinkButton, looks } from '@topwords/platform/remote';
import { Panel, ProgressBar } from '@topwords/platform/ui';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { PlacementLink } from '../practice/placement/placement-link.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './language-card.module.css';

interface LanguageCardProps {
  statistics: LanguageStatistics;
  /**
   * The language to continue with. It has the screen's primary action: practice while cards are due,
   * otherwise the words.
   */
  isFirst: boolean;
}

/** The progress in a language, and links to continue. */
export function LanguageCard({ statistics, isFirst }: LanguageCardProps) {
  const texts = useTexts();
  const { language_code: code, learned_words, total_words, starred_words } = statistics;
  const name = texts.languages[code];
  const { data: forecast } = useQuery(
    callQuery(getPracticeForecast, { query: { language: code } }),
  );
  const hasDue = forecast !== undefined && forecast.due_now > 0;
  const isNewcomer = learned_words === 0 && forecast?.days.every(({ due }) => due === 0);
  const share = total_words === 0 ? 0 : learned_words / total_words;
  return (
    <Panel as="article" hasEdge isPadded data-language={code} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.code}>{code.toUpperCase()}</span>
        <span className={`headword numbers ${styles.percent}`}>{texts.percent(share)}</span>
      </div>
      <ProgressBar
        label={texts.dashboard.progressOf(name)}
        value={learned_words}
        max={Math.max(total_words, 1)}
        tone="accent"
      />
      <p className={`numbers ${looks.note} ${styles.totals}`}>
        <span>{texts.dashboard.learnedOf(learned_words, total_words)}</span>
        {starred_words > 0 && <span>{texts.dashboard.starred(starred_words)}</span>}
      </p>
      <div className={styles.ways}>
        <LinkButton
          variant={isFirst && !hasDue ? 'primary' : 'secondary'}
          to={`/words?lang=${code}`}
          aria-label={texts.dashboard.continueWith(name)}
        >
          {texts.dashboard.continueLearning}
        </LinkButton>
        <PracticeLink code={code} variant={isFirst && hasDue ? 'primary' : 'secondary'} />
      </div>
      {isNewcomer && <PlacementLink code={code} className={styles.placement} />}
    </Panel>
  );
}
