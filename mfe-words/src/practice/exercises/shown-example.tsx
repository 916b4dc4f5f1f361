import type { PracticeCard } from '@topwords/platform/contracts';
import { SoundButton, looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { soundOfExample } from '../voice/sounds-of-card.ts';
import { foreignText } from './foreign-text.ts';
import { Parallels } from './parallels.tsx';
import styles from './shown-example.module.css';

/** The sentence that shows a card's word, its sound and its translation. */
export function ShownExample({ card }: { card: PracticeCard }) {
  const texts = useTexts();
  const { language_code: language, native_code: native } = card;
  const sentence = card.example ?? card.exercise.cloze;
  const [sound] = soundOfExample(card);
  if (!sentence) return null;
  return (
    <div className={styles.example}>
      <div>
        <p {...foreignText(language)} className={styles.sentence}>
          {sentence.before}
          <mark>{sentence.answer}</mark>
          {sentence.after}
        </p>
        <p {...foreignText(native)} className={looks.muted}>
          {sentence.translation}
        </p>
      </div>
      {sound && <SoundButton isSmall {...sound} label={texts.card.listen(sound.text)} />}
      <Parallels parallels={card.example?.parallels ?? []} />
    </div>
  );
}
