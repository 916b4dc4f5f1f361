import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPartOfSpeechStatistics, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, looks } from '@topwords/platform/remote';
import { ChoiceChip, Skeleton } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { PartBars } from './parts-of-speech/part-bars.tsx';
import { TitledPanel } from '../section/section.tsx';
import styles from './parts-panel.module.css';

interface LanguageChoiceProps {
  codes: readonly LanguageCode[];
  chosen: LanguageCode;
  onChoose: (code: LanguageCode) => void;
}

function LanguageChoice({ codes, chosen, onChoose }: LanguageChoiceProps) {
  const { statistics } = useTexts();
  return (
    <fieldset aria-label={statistics.partsLanguage} className={styles.languages}>
      {codes.map((code) => (
        <ChoiceChip key={code} isChosen={code === chosen} onClick={() => onChoose(code)}>
          {statistics.languages[code]}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

/** How many words of each part of speech a language has and are learned; each links to its words. */
export function PartsPanel({ codes }: { codes: readonly [LanguageCode, ...LanguageCode[]] }) {
  const { statistics } = useTexts();
  const query = useQuery(callQuery(getPartOfSpeechStatistics));
  const [wanted, setWanted] = useState<LanguageCode>(codes[0]);
  const language = codes.includes(wanted) ? wanted : codes[0];
  return (
    <TitledPanel title={statistics.parts}>
      <p className={looks.muted}>{statistics.partsHint}</p>
      {codes.length > 1 && <LanguageChoice codes={codes} chosen={language} onChoose={setWanted} />}
      <Loaded
        query={query}
        failed={statistics.failed}
        advice={statistics.error}
        skeleton={<Skeleton className={styles.skeleton} />}
      >
        {(rows) => {
          const own = rows.filter(({ language_code }) => language_code === language);
          if (own.length === 0) return <p className={looks.muted}>{statistics.partsEmpty}</p>;
          return <PartBars language={language} rows={own} />;
        }}
      </Loaded>
    </TitledPanel>
  );
}
