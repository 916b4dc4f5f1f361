import { useState } from 'react';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { Button, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { ReportDialog } from '../report/report-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './engine-note.module.css';

/** Who made the analysis, and a button to report it. */
export function EngineNote({ analysis }: { analysis: WordAnalysis }) {
  const { analysis: texts } = useTexts();
  const [isReporting, setIsReporting] = useState(false);
  const { engine, left_out: leftOut = 0 } = analysis;
  return (
    <footer className={classNames(looks.note, styles.note)}>
      <p>
        {engine === texts.builtInEngine ? texts.madeByTopWords : texts.madeByModel(engine)}
        {leftOut > 0 && ` ${texts.leftOut(leftOut)}`}
      </p>
      <Button variant="quiet" className={styles.report} onClick={() => setIsReporting(true)}>
        {texts.report}
      </Button>
      {isReporting && (
        <ReportDialog
          answer={{
            kind: 'analysis',
            engine,
            question: '',
            answer: JSON.stringify(analysis),
          }}
          onClose={() => setIsReporting(false)}
        />
      )}
    </footer>
  );
}
