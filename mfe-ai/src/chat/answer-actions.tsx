import { useState } from 'react';
import { CheckIcon, CopyIcon, FlagIcon, IconButton } from '@topwords/platform/ui';
import { useHost } from '@topwords/platform/host';
import { ReportDialog } from '../report/report-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './answer-actions.module.css';
import { spokenText, type Answer } from '../conversation/messages.ts';

/** The engine that made an answer, and its actions. Without the answer's end the engine is unknown. */
export function AnswerActions({ answer }: { answer: Answer }) {
  const { analysis, chat, report } = useTexts();
  const { showBanner } = useHost();
  const [isCopied, setIsCopied] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { content, engine, leftOut, question } = answer;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(spokenText(content));
      setIsCopied(true);
    } catch {
      showBanner('error', chat.copyFailed);
    }
  }

  return (
    <div className={styles.actions}>
      {leftOut > 0 && <p className={styles.leftOut}>{analysis.leftOut(leftOut)}</p>}
      {engine !== '' && <span className={styles.engine}>{engine}</span>}
      <IconButton
        label={isCopied ? chat.copied : chat.copy}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      />
      {engine !== '' && (
        <IconButton label={report.title} icon={<FlagIcon />} onClick={() => setIsReporting(true)} />
      )}
      {isReporting && (
        <ReportDialog
          answer={{ kind: 'chat', engine, question, answer: content }}
          onClose={() => setIsReporting(false)}
        />
      )}
    </div>
  );
}
