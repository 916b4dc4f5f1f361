import { isLanguageCode } from '@topwords/platform/contracts';
import { ChoiceChip } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './translate-screen.module.css';
import type { SourceLanguage } from './work/address.ts';

interface ExamplesProps {
  from: SourceLanguage;
  onChoose: (text: string) => void;
}

/** A few example texts, if the language has any. */
export function Examples({ from, onChoose }: ExamplesProps) {
  const { examples, examplesTitle } = useTexts().translate;
  const language = from === 'auto' ? 'es' : from;
  if (!isLanguageCode(language)) return null;
  return (
    <section aria-label={examplesTitle} className={styles.examples}>
      <h2 className={styles.examplesTitle}>{examplesTitle}</h2>
      {examples[language].map((text) => (
        <ChoiceChip key={text} isChosen={false} lang={language} onClick={() => onChoose(text)}>
          {text}
        </ChoiceChip>
      ))}
    </section>
  );
}
