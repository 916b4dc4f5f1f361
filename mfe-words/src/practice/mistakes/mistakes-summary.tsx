import type { LanguageCode } from '@topwords/platform/contracts';
import { FocusedTitle, LinkButton, looks } from '@topwords/platform/remote';
import { Button, classNames } from '@topwords/platform/ui';
import { ConnectionNote } from '../context/connection-note.tsx';
import { foreignText } from '../exercises/foreign-text.ts';
import { useTexts } from '../texts/index.ts';
import type { MistakeSet } from './mistake-set.ts';
import styles from './mistakes.module.css';

interface MistakesSummaryProps {
  set: MistakeSet;
  language: LanguageCode;
  onClose: () => void;
}

/** The end of a set: what was right at once, and what comes up again. */
export function MistakesSummary({ set, language, onClose }: MistakesSummaryProps) {
  const { practice, mistakes } = useTexts();
  const { total, missed } = set;
  const left = new Map(missed.map(({ mistake_id: id, sides }) => [id, sides]));
  return (
    <div data-language={language} className={classNames(looks.stack3, styles.summary)}>
      <FocusedTitle className={looks.pageTitle}>{practice.summaryTitle}</FocusedTitle>
      <p>{mistakes.rightFirst(total - missed.length, total)}</p>
      <ConnectionNote />
      {left.size > 0 && (
        <section className={styles.left}>
          <h2 className={looks.note}>{mistakes.left}</h2>
          <ul className={styles.sides}>
            {[...left].map(([id, sides]) => (
              <li key={id} {...foreignText(language)} className="headword">
                {sides.map(({ text }) => text).join(' ≠ ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={looks.muted}>{mistakes.settling}</p>
      <div className={looks.centered}>
        <LinkButton to={`/practice?lang=${language}`} replace>
          {mistakes.toPractice}
        </LinkButton>
        <Button variant="secondary" onClick={onClose}>
          {practice.done}
        </Button>
      </div>
    </div>
  );
}
