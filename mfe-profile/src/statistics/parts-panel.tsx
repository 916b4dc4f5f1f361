import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPartOfSpeechStatistics, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, ChoiceChips, looks } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { PartBars } from './parts-of-speech/part-bars.tsx';
import { QueryPanel } from './query-panel.tsx';
import styles from './parts-panel.module.css';

/** How many words of each part of speech a language has and are learned; each links to its words. */
export function PartsPanel({ codes }: { codes: readonly [LanguageCode, ...LanguageCode[]] }) {
  const { statistics } = useTexts();
  const query = useQuery(callQuery(getPartOfSpeechStatistics));
  const [wanted, setWanted] = useState<LanguageCode>(codes[0]);
  const language = codes.includes(wanted) ? wanted : codes[0];
  return (
    <QueryPanel
      title={statistics.parts}
      intro={
        <>
          {' '}
          <p className={looks.muted}>{statistics.partsHint}</p>
          {codes.length > 1 && (
            <ChoiceChips
              label={statistics.partsLanguage}
              options={codes.map((code) => ({ value: code, label: statistics.languages[code] }))}
              value={language}
              onChange={setWanted}
            />
          )}
        </>
      }
      query={query}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {(rows) => {
        const own = rows.filter(({ language_code }) => language_code === language);
        if (own.length === 0) return <p className={looks.muted}>{statistics.partsEmpty}</p>;
        return <PartBars language={language} rows={own} />;
      }}
    </QueryPanel>
  );
}
