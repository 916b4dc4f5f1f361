import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { PracticeIcon, buttonClasses } from '@topwords/platform/ui';
import { forecastQuery } from '../../server-state/queries.ts';
import { useServices } from '../../services.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './practice-link.module.css';

interface PracticeLinkProps {
  code: LanguageCode;
  variant?: 'primary' | 'secondary';
}

/** The way into the practice of a language, with what is due there once that is known. */
export function PracticeLink({ code, variant = 'primary' }: PracticeLinkProps) {
  const texts = useTexts();
  const { data: forecast } = useQuery(forecastQuery(useServices(), code));
  const due = forecast?.due_now ?? 0;
  return (
    <Link
      to={`/practice?lang=${code}`}
      aria-label={texts.forecast.practiceWith(texts.languages[code], due)}
      className={buttonClasses(variant)}
    >
      <PracticeIcon />
      {texts.forecast.practice}
      {due > 0 && <span className={`numbers ${styles.due}`}>{texts.forecast.due(due)}</span>}
    </Link>
  );
}
