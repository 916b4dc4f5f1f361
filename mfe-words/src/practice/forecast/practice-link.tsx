import { useQuery } from '@tanstack/react-query';
import { getPracticeForecast, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, LinkButton } from '@topwords/platform/remote';
import { PracticeIcon } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './practice-link.module.css';

interface PracticeLinkProps {
  code: LanguageCode;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** In a row with other links: on a phone it shows only the name and the count. */
  isCompact?: boolean;
}

/** A link to practice a language, with the number of due cards once it is known. */
export function PracticeLink({ code, variant = 'primary', isCompact = false }: PracticeLinkProps) {
  const texts = useTexts();
  const { data: forecast } = useQuery(
    callQuery(getPracticeForecast, { query: { language: code } }),
  );
  const due = forecast?.due_now ?? 0;
  return (
    <LinkButton
      variant={variant}
      to={`/practice?lang=${code}`}
      aria-label={texts.forecast.practiceWith(texts.languages[code], due)}
      className={isCompact ? styles.compact : undefined}
    >
      <PracticeIcon />
      {texts.forecast.practice}{' '}
      {due > 0 && (
        <span className={`numbers ${styles.due}`}>
          <span className={styles.long}>{texts.forecast.due(due)}</span>
          <span className={styles.short}>{texts.number(due)}</span>
        </span>
      )}
    </LinkButton>
  );
}
