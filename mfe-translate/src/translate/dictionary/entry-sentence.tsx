import type { LanguageCode, Sentence, WordDetail } from '@topwords/platform/contracts';
import { SoundButton, markForms } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import styles from './entry.module.css';

interface EntrySentenceProps {
  sentence: Sentence;
  /** The word of which the sentence is an example. */
  entry: WordDetail;
  /** The language of its translation. */
  other: LanguageCode;
}

/** A sentence with its word emphasised, its translation and its sound. */
export function EntrySentence({ sentence, entry, other }: EntrySentenceProps) {
  const { translate } = useTexts();
  const { language_code, text, forms } = entry;
  const translated = sentence.translations.find(
    (translation) => translation.language_code === other,
  );
  return (
    <div className={styles.sentence}>
      <div>
        <p lang={language_code} className={styles.foreign}>
          {markForms(sentence.text, [text, ...forms], language_code).map((part) =>
            part.isForm ? <mark key={part.start}>{part.text}</mark> : part.text,
          )}
        </p>
        {translated && (
          <p lang={other} className={styles.meant}>
            {translated.translated_text}
          </p>
        )}
      </div>
      <SoundButton
        isSmall
        text={sentence.text}
        language={language_code}
        recording={sentence.recording}
        label={translate.listenSentence(sentence.text)}
      />
    </div>
  );
}
