import type { ReactNode } from 'react';
import {
  isLanguageCode,
  type LanguageCode,
  type TranslatorLanguage,
} from '../../contracts/index.ts';
import { SoundButton } from '../voice/sound-button.tsx';
import { markForms } from './mark-forms.ts';
import styles from './sentence-row.module.css';

interface SentenceRowProps {
  text: string;
  language: TranslatorLanguage;
  /** Forms of a word to highlight in the text. */
  forms: readonly string[];
  /** Its translation, if there is one, in the language `native`. */
  translation?: ReactNode;
  native: LanguageCode | undefined;
  /** The name of the sound button. */
  label: string;
  recording?: string | undefined;
  as?: 'div' | 'li';
}

/** A sentence with a word highlighted, its translation and its sound. */
export function SentenceRow(props: SentenceRowProps) {
  const { text, language, forms, translation, native, label, recording, as: Tag = 'div' } = props;
  const parts = isLanguageCode(language)
    ? markForms(text, forms, language)
    : [{ start: 0, text, isForm: false }];
  return (
    <Tag className={styles.row}>
      <div>
        <p lang={language} className={styles.foreign}>
          {parts.map((part) =>
            part.isForm ? <mark key={part.start}>{part.text}</mark> : part.text,
          )}
        </p>
        {translation !== undefined && (
          <p lang={native} className={styles.native}>
            {translation}
          </p>
        )}
      </div>
      <SoundButton isSmall text={text} language={language} recording={recording} label={label} />
    </Tag>
  );
}
