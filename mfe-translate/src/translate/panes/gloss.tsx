import { VisuallyHidden } from '@topwords/platform/ui';
import type { Translated } from '../work/translation-query.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import styles from './gloss.module.css';

/** So many words are shown at once; more would bury what comes below them. */
const shownAtOnce = 20;

/** The words of a text, each over what it means. */
export function Gloss({ pair }: { pair: Translated }) {
  const { translate } = usePaneTexts();
  if (pair.gloss.length <= shownAtOnce) return <GlossedWords pair={pair} />;
  return (
    <details>
      <summary className={styles.summary}>{translate.showGloss}</summary>
      <GlossedWords pair={pair} />
    </details>
  );
}

function GlossedWords({ pair }: { pair: Translated }) {
  const { translate } = usePaneTexts();
  // A text may hold a word twice: only its place tells it apart.
  const rows = pair.gloss.map((word, place) => ({ ...word, place }));
  return (
    <ul aria-label={translate.gloss} dir="auto" className={styles.gloss}>
      {rows.map(({ place, text, translation }) => (
        <li key={place} className={styles.word}>
          <span lang={pair.from_lang} className={styles.text}>
            {text}
          </span>{' '}
          {translation === null ? (
            <span className={styles.unknown}>
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
