import type { Sentence, WordDetail } from '@topwords/platform/contracts';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { SoundButton, markForms } from '@topwords/platform/remote';
import styles from './meanings.module.css';
import { translationIn } from './translation-in.ts';

interface SentenceRowProps {
  sentence: Sentence;
  /** The word that the sentence illustrates. */
  detail: WordDetail;
}

/** A sentence with the word highlighted, its translation and its sound. */
export function SentenceRow({ sentence, detail }: SentenceRowProps) {
  const texts = useTexts();
  const native = useNativeCode();
  const { language_code } = detail;
  const translated = translationIn(native, sentence.translations);
  const parts = markForms(sentence.text, [detail.text, ...detail.forms], language_code);
  return (
    <div className={styles.sentence}>
      <div>
        <p lang={language_code} className={styles.foreign}>
          {parts.map(({ start, text, isForm }) =>
            isForm ? <mark key={start}>{text}</mark> : text,
          )}
        </p>
        {translated !== undefined && (
          <p lang={native} className={styles.native}>
            {translated}
          </p>
        )}
      </div>
      <SoundButton
        isSmall
        text={sentence.text}
        language={language_code}
        recording={sentence.recording}
        label={texts.detail.listenSentence(sentence.text)}
      />
    </div>
  );
}
