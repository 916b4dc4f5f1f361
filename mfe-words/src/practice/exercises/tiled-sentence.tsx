import { useState, type FormEvent } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { firstClick } from '../choice/first-click.ts';
import { soundOfExample } from '../voice/sounds-of-card.ts';
import { foreignText } from './foreign-text.ts';
import { PlayButton } from './play-button.tsx';
import styles from './tiles.module.css';

interface TiledSentenceProps {
  card: PracticeCard;
  /** The form's id, which a button elsewhere uses to submit it. */
  formId: string;
  onBuild: (sentence: string) => void;
}

/** The sentence that is heard is put together from its words, which are tapped in order. */
export function TiledSentence({ card, formId, onBuild }: TiledSentenceProps) {
  const { practice } = useTexts();
  const { exercise, language_code: language } = card;
  const [sound] = soundOfExample(card);
  /** Places among the tiles, in the order in which they were tapped. */
  const [taken, setTaken] = useState<readonly number[]>([]);
  const tiles = exercise.choices;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (taken.length === tiles.length) onBuild(taken.map((place) => tiles[place]).join(' '));
  }

  return (
    <form id={formId} className={looks.stack4} onSubmit={handleSubmit}>
      <div className={styles.listen}>{sound && <PlayButton sound={sound} />}</div>
      <fieldset aria-label={practice.yourSentence} className={styles.built}>
        {taken.map((place) => (
          <button
            key={place}
            type="button"
            {...foreignText(language)}
            className={styles.tile}
            onClick={firstClick(() => setTaken(taken.filter((other) => other !== place)))}
          >
            {tiles[place]}
          </button>
        ))}
      </fieldset>
      <fieldset aria-label={practice.words} className={styles.rest}>
        {tiles.map((tile, place) => (
          <button
            // The same word may stand there twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            type="button"
            {...foreignText(language)}
            aria-disabled={taken.includes(place) || undefined}
            className={styles.tile}
            onClick={firstClick(() => {
              if (!taken.includes(place)) setTaken([...taken, place]);
            })}
          >
            {tile}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
