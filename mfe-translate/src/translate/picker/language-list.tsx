import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getTranslatorAbilities, type TranslatorLanguage } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import {
  CheckIcon,
  CloseIcon,
  IconButton,
  VisuallyHidden,
  SearchBox,
  useCombobox,
} from '@topwords/platform/ui';
import { useOfferedLanguages, usePaneTexts, useReader } from '../../texts/pane-texts.ts';
import { ownNameOf, useLanguageName } from '../languages/language-names.ts';
import { canTranslate } from '../work/can-translate.ts';
import type { SourceLanguage } from '../work/address.ts';
import type { Languages } from '../work/choose-languages.ts';
import styles from './language-list.module.css';
import { listLanguages } from './list-languages.ts';

interface LanguageNameProps {
  code: SourceLanguage;
  isChosen: boolean;
  isAvailable: boolean;
}

/**
 * The text of a language's option: its name for the reader, its native name, and whether it can be
 * used.
 */
function LanguageName({ code, isChosen, isAvailable }: LanguageNameProps) {
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

interface LanguageListProps {
  side: 'from' | 'to';
  languages: Languages;
  recent: readonly TranslatorLanguage[];
  onPick: (code: SourceLanguage) => void;
  onClose: () => void;
}

/** A search box and the matching languages. */
export function LanguageList({ side, languages, recent, onPick, onClose }: LanguageListProps) {
  const { detect, picker } = usePaneTexts().translate;
  const reader = useReader();
  const offered = useOfferedLanguages();
  const abilities = useQuery(callQuery(getTranslatorAbilities)).data;
  const [query, setQuery] = useState('');
  const chosen = languages[side];
  const excluded = languages[side === 'from' ? 'to' : 'from'];
  const detectLabel = side === 'from' ? detect : undefined;
  const sections = useMemo(
    () => listLanguages({ excluded, recent, query, offered, reader, detect: detectLabel }),
    [detectLabel, excluded, offered, query, reader, recent],
  );
  const codes = sections.flatMap((section) => section.codes);

  function isAvailable(code: SourceLanguage): boolean {
    if (side === 'from') return canTranslate(abilities, code, languages.to);
    return code !== 'auto' && canTranslate(abilities, languages.from, code);
  }

  const { boxProps, listProps, groupProps, groupLabelProps, optionProps, restart } = useCombobox({
    values: codes,
    chosen,
    label: picker.search,
    listLabel: picker.languages,
    isDisabled: (code) => !isAvailable(code),
    onPick,
  });

  return (
    <div className={styles.picker}>
      <SearchBox
        {...boxProps}
        type="text"
        placeholder={picker.search}
        enterKeyHint="done"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          restart();
        }}
      >
        <IconButton label={picker.close} icon={<CloseIcon />} onClick={onClose} />
      </SearchBox>
      <div {...listProps} className={styles.list}>
        {sections.map(({ name, codes: ofSection }) => {
          const isNamed = name !== 'detect' && name !== 'found';
          const options = ofSection.map((code) => (
            <div key={code} {...optionProps(code)} className={styles.option}>
              <LanguageName
                code={code}
                isChosen={code === chosen}
                isAvailable={isAvailable(code)}
              />
            </div>
          ));
          if (!isNamed) return options;
          return (
            <div key={name} {...groupProps(name)}>
              <p {...groupLabelProps(name)} className={styles.section}>
                {picker[name]}
              </p>
              {options}
            </div>
          );
        })}
      </div>
      {codes.length === 0 && <p className={styles.none}>{picker.none}</p>}
      <output>
        <VisuallyHidden>
          {query.trim() === '' ? '' : codes.length === 0 ? picker.none : picker.found(codes.length)}
        </VisuallyHidden>
      </output>
    </div>
  );
}
