import type { LanguageCode } from '@topwords/platform/contracts';
import { ChoiceChip } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './search-box.module.css';
import type { SearchLanguage } from './use-search-address.ts';

interface LanguageChipsProps {
  codes: readonly LanguageCode[];
  chosen: SearchLanguage;
  onChoose: (language: SearchLanguage) => void;
}

/** Chooses the language to search in. */
export function LanguageChips({ codes, chosen, onChoose }: LanguageChipsProps) {
  const { languages, search } = useTexts();
  return (
    <fieldset aria-label={search.languages} className={styles.chips}>
      <ChoiceChip isChosen={chosen === 'all'} onClick={() => onChoose('all')}>
        {search.all}
      </ChoiceChip>
      {codes.map((code) => (
        <ChoiceChip key={code} isChosen={chosen === code} onClick={() => onChoose(code)}>
          {languages[code]}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
