import type { WordDetail } from '@topwords/platform/contracts';
import { FormTableView, looks, MarkedText } from '@topwords/platform/remote';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import styles from './usage.module.css';

/** The word's forms; nothing if the word has none that a learner must know. */
export function Forms({ detail }: { detail: WordDetail }) {
  const { forms } = useTexts();
  const native = useNativeCode();
  const { tables, second_locative: secondLocative, language_code: language } = detail;
  if (tables.length === 0 && secondLocative === null) return null;
  return (
    <section className={looks.stack4}>
      <h2 className={styles.title}>{forms.title}</h2>
      {tables.some(({ irregular }) => irregular.length > 0) && (
        <p className={looks.note}>{forms.irregularLegend}</p>
      )}
      {secondLocative !== null && (
        <p>
          <span className={looks.muted}>{forms.secondLocative}</span>{' '}
          <span lang={language} className={styles.term}>
            {secondLocative}
          </span>
        </p>
      )}
      {[...tables.entries()].map(([place, table]) => (
        <FormTableView
          key={place}
          table={table}
          native={native}
          texts={forms}
          renderForm={(form) => <span lang={language}>{form}</span>}
          renderLabel={(label) => <MarkedText text={label} language={language} />}
        />
      ))}
    </section>
  );
}
