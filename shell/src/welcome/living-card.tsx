import { useState } from 'react';
import { endonymOf } from '@topwords/platform/i18n';
import { classNames, Panel } from '@topwords/platform/ui';
import { texts } from '../language/texts.ts';
import styles from './living-card.module.css';
import { useTurning } from './use-turning.ts';
import { wordFaces, type WordFace } from './word-faces.ts';

function Face({ face, isShown }: { face: WordFace; isShown: boolean }) {
  const { code, word } = face;
  const [before, form, after] = face.sentence;
  return (
    <div
      data-language={code}
      aria-hidden={!isShown}
      className={classNames(styles.face, isShown && styles.shown)}
    >
      <p className={styles.meta}>
        <span lang={code}>{endonymOf(code)}</span>
        <span className={styles.partOfSpeech}>{texts.welcome.partOfSpeech}</span>
      </p>
      <p lang={code} className={`headword ${styles.word}`}>
        {word}
      </p>
      <p lang={code} className={styles.sentence}>
        {before}
        <b className={styles.form}>{form}</b>
        {after}
      </p>
    </div>
  );
}

/** A word card that turns through the same word in four languages, until one is chosen. */
export function LivingCard() {
  const [isHeld, setIsHeld] = useState(false);
  const { index, choose } = useTurning(wordFaces.length, isHeld);
  return (
    <section
      aria-label={texts.welcome.card}
      className={styles.deck}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <Panel>
        <div className={styles.faces}>
          {wordFaces.map((face, position) => (
            <Face key={face.code} face={face} isShown={position === index} />
          ))}
        </div>
        <div className={styles.languages}>
          {wordFaces.map(({ code }, position) => (
            <button
              key={code}
              type="button"
              lang={code}
              data-language={code}
              aria-pressed={position === index}
              className={styles.language}
              onClick={() => choose(position)}
            >
              {endonymOf(code)}
            </button>
          ))}
        </div>
      </Panel>
    </section>
  );
}
