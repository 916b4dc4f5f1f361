import type { GlossedWord } from '@topwords/platform/contracts';
import { VisuallyHidden } from '@topwords/platform/ui';
import { textOfMark } from '../../texts/en/gloss-marks.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import type { Translated } from '../work/translation-query.ts';
import styles from './gloss.module.css';

/** Number of words shown initially; more would push down everything below. */
const initialWords = 30;

/** The words of a text, each above its meaning, with what its form adds. */
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
  const rows = pair.gloss.map((word, place) => ({ word, place }));
  return (
    <ul aria-label={translate.gloss} dir="auto" className={styles.gloss}>
      {rows.map(({ word, place }) => (
        <li key={place} className={styles.word}>
          <span lang={pair.from_lang} className={styles.text}>
            {word.text}
          </span>{' '}
          <Meaning word={word} language={pair.to_lang} />
        </li>
      ))}
    </ul>
  );
}

function Meaning({ word, language }: { word: GlossedWord; language: string }) {
  const { translate } = usePaneTexts();
  const { translation, alternatives, marks } = word;
  const added = marks.map((mark) => textOfMark(translate.marks, mark)).join(' · ');
  return (
    <>
      {translation !== null && (
        <span lang={language} className={styles.meaning}>
          {translation}
        </span>
      )}
      {translation === null && marks.length === 0 && (
        <span className={styles.meaning}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{translate.glossUnknown}</VisuallyHidden>
        </span>
      )}{' '}
      {added !== '' && <bdi className={styles.marks}>{added}</bdi>}{' '}
      {alternatives.length > 0 && (
        <span lang={language} className={styles.alternatives}>
          {alternatives.join(', ')}
        </span>
      )}
    </>
  );
}
