import type { LanguageStatistics } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { nameInLanguage } from '@topwords/platform/i18n';
import { Panel, ProgressBar } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './languages-screen.module.css';

/** One language: its name, a bar, and the figures in words. */
export function LanguageRow({ row }: { row: LanguageStatistics }) {
  const texts = useTexts();
  const { language_code, learned_words, total_words } = row;
  const name = nameInLanguage(useHost().language, language_code);
  return (
    <Panel as="li" isPadded data-language={language_code}>
      <h2 className={styles.name}>{name}</h2>
      <ProgressBar
        label={name}
        value={learned_words}
        max={Math.max(total_words, 1)}
        tone="accent"
      />
      <p className="numbers">{texts.learned(learned_words, total_words)}</p>
    </Panel>
  );
}
