import type { LanguageStatistics } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { ProgressBar, buttonClasses } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './language-card.module.css';

interface LanguageCardProps {
  statistics: LanguageStatistics;
  /** The language to go on with: its way on is the screen's primary action. */
  isFirst: boolean;
}

/** How far a language is learned, and the way on. */
export function LanguageCard({ statistics, isFirst }: LanguageCardProps) {
  const texts = useTexts();
  const { language_code: code, learned_words, total_words, starred_words } = statistics;
  const name = texts.languages[code];
  const share = total_words === 0 ? 0 : learned_words / total_words;
  return (
    <article data-language={code} className={styles.card}>
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
      <p className={`numbers ${styles.totals}`}>
        <span>{texts.dashboard.learnedOf(learned_words, total_words)}</span>
        {starred_words > 0 && <span>{texts.dashboard.starred(starred_words)}</span>}
      </p>
      <Link
        to={`/words?lang=${code}`}
        aria-label={texts.dashboard.continueWith(name)}
        className={buttonClasses(isFirst ? 'primary' : 'secondary', styles.way)}
      >
        {texts.dashboard.continueLearning}
      </Link>
    </article>
  );
}
