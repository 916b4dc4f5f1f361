import { useState } from 'react';
import {
  isLanguageCode,
  type TranslatorLanguage,
  type WordDetail,
} from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { languageLabel } from '@topwords/platform/i18n';
import { SoundButton, UseLabels } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import {
  Chip,
  ChoiceChip,
  ForwardIcon,
  VisuallyHidden,
  buttonClasses,
  Panel,
} from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { EntryMeanings } from './entry-meanings.tsx';
import styles from './entry.module.css';

interface EntryCardProps {
  /** Words that the text may be a form of; never empty. */
  entries: readonly WordDetail[];
  text: string;
  other: TranslatorLanguage;
  shown: string;
  onChoose?: (translation: string) => void;
}

/** A word's dictionary entry. If the text may be several words, the reader chooses one. */
export function EntryCard({ entries, text, other, shown, onChoose }: EntryCardProps) {
  const { translate } = useTexts();
  const { navigation, language: reader } = useHost();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const entry = entries.find(({ id }) => id === chosenId) ?? entries[0];
  if (!entry) return null;
  const { language_code: language, text: headword } = entry;
  const isForm = text.toLocaleLowerCase(language) !== headword.toLocaleLowerCase(language);
  return (
    <Panel as="article" hasEdge isPadded data-language={language} className={styles.card}>
      {entries.length > 1 && (
        <fieldset aria-label={translate.entries} className={styles.choices}>
          {entries.map(({ id, text: name, stress, pos }) => (
            <ChoiceChip key={id} isChosen={id === entry.id} onClick={() => setChosenId(id)}>
              <span lang={language}>{stress ?? name}</span>
              <span className={styles.choicePos}>{translate.partsOfSpeech[pos]}</span>
            </ChoiceChip>
          ))}
        </fieldset>
      )}
      <header className={styles.head}>
        <h3 lang={language} className={`headword ${styles.headword}`}>
          {entry.stress ?? headword}
        </h3>
        <SoundButton
          text={headword}
          language={language}
          recording={entry.recording}
          homograph={entry.homograph}
          label={translate.listenWord(headword)}
        />
        {entry.ipa !== null && (
          <p className={styles.ipa}>
            <span aria-hidden="true">/{entry.ipa}/</span>
            <VisuallyHidden>{translate.ipa(entry.ipa)}</VisuallyHidden>
          </p>
        )}
      </header>
      <p className={styles.meta}>
        <Chip tone="accent">{languageLabel(reader, language)}</Chip>
        {entry.level !== null && <Chip>{entry.level}</Chip>}
        <UseLabels register={entry.register} regions={entry.regions} />
        <span className="numbers">
          <span aria-hidden="true">{translate.rank(entry.frequency_rank)}</span>
          <VisuallyHidden>{translate.rankSpoken(entry.frequency_rank)}</VisuallyHidden>
        </span>
        {isForm && <span>{translate.formOf(text, headword)}</span>}
      </p>
      <EntryMeanings
        entry={entry}
        other={isLanguageCode(other) ? other : undefined}
        shown={shown}
        onChoose={isLanguageCode(other) ? onChoose : undefined}
      />
      {navigation.hasRoute('/card-detail') && (
        <Link
          to={`/card-detail?id=${entry.id}`}
          state={{ word: entry }}
          aria-label={translate.openWordNamed(headword)}
          className={buttonClasses('quiet', styles.open)}
        >
          {translate.openWord}
          <ForwardIcon />
        </Link>
      )}
    </Panel>
  );
}
