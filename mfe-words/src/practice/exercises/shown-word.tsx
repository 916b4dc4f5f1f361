import type { PracticeCard } from '@topwords/platform/contracts';
import { useTexts } from '../texts/index.ts';
import { SoundButton, looks } from '@topwords/platform/remote';
import { foreignText } from './foreign-text.ts';
import { soundOfWord } from '../voice/sounds-of-card.ts';
import { useSoundFailed } from './use-sound-failed.ts';
import styles from './shown-word.module.css';

/** Long texts get smaller type. */
function lengthOf(text: string): 'long' | 'longest' | undefined {
  if (text.length > 40) return 'longest';
  return text.length > 12 ? 'long' : undefined;
}

/** A card's word in large type, with its stress if it has one, and its sound. */
export function ShownWord({ card }: { card: PracticeCard }) {
  const texts = useTexts();
  const { text, stress, language_code, ipa } = card;
  const [sound] = soundOfWord(card);
  const hasFailed = useSoundFailed(soundOfWord(card));
  return (
    <div>
      <div className={styles.line}>
        <p
          {...foreignText(language_code)}
          data-length={lengthOf(text)}
          className={`headword ${styles.word}`}
        >
          {stress ?? text}
        </p>
        {sound && <SoundButton {...sound} label={texts.card.listen(text)} />}
      </div>
      {ipa && (
        <p aria-label={texts.detail.ipa(ipa)} className={looks.note}>
          /{ipa}/
        </p>
      )}
      {sound && hasFailed && <p className={looks.note}>{texts.practice.soundFailed}</p>}
    </div>
  );
}
