import { CheckIcon } from '@topwords/platform/ui';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import { ownNameOf, useLanguageName } from '../languages/language-names.ts';
import type { SourceLanguage } from '../work/address.ts';
import styles from './language-list.module.css';

interface LanguageNameProps {
  code: SourceLanguage;
  isChosen: boolean;
  isAvailable: boolean;
}

/**
 * The text of a language's option: its name for the reader, its native name, and whether it can be
 * used.
 */
export function LanguageName({ code, isChosen, isAvailable }: LanguageNameProps) {
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const name = code === 'auto' ? translate.detect : nameOf(code);
  const ownName = code === 'auto' ? '' : ownNameOf(code);
  return (
    <>
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {ownName !== '' && ownName.toLowerCase() !== name.toLowerCase() && (
          <>
            {' '}
            <span lang={code} dir="auto" className={styles.ownName}>
              {ownName}
            </span>
          </>
        )}
      </span>
      {!isAvailable && <span className={styles.unavailable}>{translate.picker.unavailable}</span>}
      {isChosen && <CheckIcon />}
    </>
  );
}
