import type { LanguageStatistics } from '@topwords/platform/contracts';
import { ProgressBar } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './language-strip.module.css';

interface LanguageTileProps {
  statistics: LanguageStatistics;
  isChosen: boolean;
  onChoose: () => void;
}

/** One selectable language with its progress. */
export function LanguageTile({ statistics, isChosen, onChoose }: LanguageTileProps) {
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
