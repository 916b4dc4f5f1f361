import { SoundIcon, classNames } from '@topwords/platform/ui';
import { isSounding, useRemoteServices, useVoicePhase } from '@topwords/platform/remote';
import { useAnswerTexts, useAsked } from '../asked-word/asked-context.ts';
import styles from './foreign.module.css';

/** The longest text, in words, that is a button itself; a longer button would not wrap like text. */
const maxButtonWords = 3;

/** Text in the learned language within another text: tapping it, or the icon after a long one, plays it. */
export function ForeignWord({ text }: { text: string }) {
  const texts = useAnswerTexts();
  const { language } = useAsked();
  const { voice } = useRemoteServices();
  // Without marks of stress, as its recording is named.
  const spoken = text.replaceAll('\u0301', '');
  const phase = useVoicePhase(spoken, language);
  const isIdle = !isSounding(phase);
  const slowLabel = voice.slowLabel?.(phase, spoken);
  const isLong = text.split(/\s+/).length > maxButtonWords;
  const label = isLong ? { 'aria-label': slowLabel ?? texts.listen(text) } : { lang: language };
  return (
    <>
      {isLong && (
        <span lang={language} className={styles.words}>
          {text}
        </span>
      )}
      <button
        {...label}
        type="button"
        title={slowLabel ?? texts.tapToListen}
        aria-disabled={!isIdle || undefined}
        data-phase={isIdle ? 'idle' : phase}
        className={classNames(styles.word, isLong && styles.sound)}
        onClick={() => {
          if (isIdle) void voice.play({ text: spoken, language });
        }}
      >
        {isLong ? <SoundIcon /> : text}
      </button>
    </>
  );
}
