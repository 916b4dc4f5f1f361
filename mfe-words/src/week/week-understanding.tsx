import type { WeekUnderstanding as Row } from '@topwords/platform/contracts';
import { looks, useUnderstanding } from '@topwords/platform/remote';
import { Panel, ProgressBar } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useWeekTexts } from './texts/index.ts';
import styles from './week-understanding.module.css';

/** How much of each language was understood before the week and at its end. */
export function WeekUnderstanding({ rows }: { rows: readonly Row[] }) {
  const { languages } = useTexts();
  const texts = useWeekTexts();
  const understood = useUnderstanding();
  if (rows.length === 0) return null;
  return (
    <section className={looks.stack3}>
      <h2 className={styles.title}>{texts.understanding}</h2>
      <Panel as="ul" isPadded className={looks.stack4}>
        {rows.map((row) => {
          const { language_code: code, before, percent } = row;
          const text = understood(row, before);
          return (
            <li key={code} data-language={code} className={styles.row}>
              <p className={styles.language}>{languages[code]}</p>
              <p className={`numbers ${looks.note}`}>{text.line}</p>
              {text.percent !== null && (
                <ProgressBar label={text.line} value={percent} tone="accent" />
              )}
            </li>
          );
        })}
      </Panel>
    </section>
  );
}
