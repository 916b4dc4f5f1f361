import { exampleDash, isLanguageCode } from '@topwords/platform/contracts';
import { SoundButton, markForms } from '@topwords/platform/remote';
import { useAnswerCode, useAsked } from '../asked-word/asked-context.ts';
import { useTexts } from '../texts/index.ts';
import styles from './pair-row.module.css';
import { Prose } from './prose.tsx';
import { plainText } from './split-foreign.ts';

/** Splits text and translation; without a dash there is no translation. */
function splitPair(pair: string): [text: string, translation: string] {
  const dash = pair.indexOf(exampleDash);
  if (dash === -1) return [pair, ''];
  return [pair.slice(0, dash), pair.slice(dash + exampleDash.length)];
}

interface PairRowProps {
  /** Text and translation, separated by the contract's dash. */
  pair: string;
  /** The word's forms, to highlight in the text. */
  forms: readonly string[];
}

/** A sentence or phrase, its translation and its sound. */
export function PairRow({ pair, forms }: PairRowProps) {
  const texts = useTexts();
  const { language } = useAsked();
  const native = useAnswerCode();
  const [marked, translation] = splitPair(pair);
  const text = plainText(marked);
  const parts = isLanguageCode(language)
    ? markForms(text, forms, language)
    : [{ start: 0, text, isForm: false }];
  return (
    <li className={styles.row}>
      <div>
        <p lang={language} className={styles.foreign}>
          {parts.map(({ start, text, isForm }) =>
            isForm ? <mark key={start}>{text}</mark> : text,
          )}
        </p>
        {translation !== '' && (
          <p lang={native} className={styles.native}>
            <Prose text={translation} />
          </p>
        )}
      </div>
      <SoundButton isSmall text={text} language={language} label={texts.listen(text)} />
    </li>
  );
}
