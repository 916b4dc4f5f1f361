import { VisuallyHidden } from '@topwords/platform/ui';
import type { Translated } from '../work/translation-query.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import styles from './gloss.module.css';

/** Number of words shown initially; more would push down everything below. */
const initialWords = 20;

/** The words of a text, each above its meaning. */
export function Gloss({ pair }: { pair: Translated }) {
  const { translate } = usePaneTexts();
  if (pair.gloss.length <= initialWords) return <GlossedWords pair={pair} />;
  return (
    <details>
      <summary className={styles.summary}>{translate.showGloss}</summary>
      <GlossedWords pair={pair} />
    </details>
  );
}

function GlossedWords({ pair }: { pair: Translated }) {
  const { translate } = usePaneTexts();
  // A text may contain a word twice: only its position is unique.
  const rows = pair.gloss.map((word, place) => ({ ...word, place }));
  return (
    <ul aria-label={translate.gloss} dir="auto" className={styles.gloss}>
      {rows.map(({ place, text, translation }) => (
        <li key={place} className={styles.word}>
          <span lang={pair.from_lang} className={styles.text}>
            {text}
          </span>{' '}
          {translation === null ? (
            <span className={styles.meaning}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{translate.glossUnknown}</VisuallyHidden>
            </span>
          ) : (
            <span lang={pair.to_lang} className={styles.meaning}>
              {translation}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
