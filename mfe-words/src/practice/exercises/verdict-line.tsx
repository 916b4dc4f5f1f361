import type { Verdict } from '@topwords/languages/typing';
import { AlertIcon, CloseIcon, LearnedIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './verdict-line.module.css';

const verdictIcons = { right: LearnedIcon, almost: AlertIcon, wrong: CloseIcon };

/** Whether an answer was right, as color, icon and text. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { practice } = useTexts();
  const Icon = verdictIcons[verdict];
  return (
    <p data-verdict={verdict} className={styles.verdict}>
      <Icon />
      {practice.verdicts[verdict]}
    </p>
  );
}
