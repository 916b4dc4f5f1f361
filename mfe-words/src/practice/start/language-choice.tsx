import type { LanguageCode } from '@topwords/platform/contracts';
import { ChoiceChip } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './practice-start.module.css';

interface LanguageChoiceProps {
  codes: readonly LanguageCode[];
  chosen: LanguageCode | undefined;
  onChoose: (code: LanguageCode) => void;
}

/** Lets the learner choose which language to practice. */
export function LanguageChoice({ codes, chosen, onChoose }: LanguageChoiceProps) {
  const { languages, practice } = useTexts();
  return (
    <fieldset aria-label={practice.language} className={styles.chips}>
      {codes.map((code) => (
        <ChoiceChip key={code} isChosen={chosen === code} onClick={() => onChoose(code)}>
          {languages[code]}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
