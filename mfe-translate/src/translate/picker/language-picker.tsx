import { useState } from 'react';
import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { Dialog, ExpandIcon } from '@topwords/platform/ui';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import { useLanguageName } from '../languages/language-names.ts';
import type { SourceLanguage } from '../work/address.ts';
import type { Languages } from '../work/choose-languages.ts';
import { LanguageList } from './language-list.tsx';
import styles from './language-picker.module.css';

interface LanguagePickerProps {
  side: 'from' | 'to';
  languages: Languages;
  /** The detected language of the text, if it is detected. */
  detected?: TranslatorLanguage | undefined;
  recent: readonly TranslatorLanguage[];
  onPick: (code: SourceLanguage) => void;
}

/** The language of one side, and a dialog to choose another. */
export function LanguagePicker({ side, languages, detected, recent, onPick }: LanguagePickerProps) {
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const [isOpen, setIsOpen] = useState(false);
  const code = languages[side];
  const isDetected = code === 'auto' && detected !== undefined;
  const label = isDetected ? translate.fromDetected : translate[side];
  const known = code === 'auto' ? detected : code;
  const shown = known === undefined ? translate.detectShort : nameOf(known);
  const spoken = known === undefined ? translate.detect : shown;

  const close = () => setIsOpen(false);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        part="picker"
        aria-label={`${label}: ${spoken}`}
        className={styles.button}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.label}>{label}</span> <span className={styles.name}>{shown}</span>
        <ExpandIcon />
      </button>
      {isOpen && (
        <Dialog isSheet heading={translate.picker[`${side}Title`]} onClose={close}>
          <LanguageList
            side={side}
            languages={languages}
            recent={recent}
            onClose={close}
            onPick={(picked) => {
              close();
              onPick(picked);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
