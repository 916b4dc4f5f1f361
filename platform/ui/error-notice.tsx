import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './error-notice.module.css';
import { AlertIcon } from './icons.ts';

interface ErrorNoticeProps {
  /** What happened. */
  message: string;
  /** What to do about it, unless the button says so. */
  advice?: string;
  /** The retry button. */
  retry?: { label: string; onRetry: () => void; isRetrying?: boolean };
  className?: string;
}

/** An inline error: what happened, and a retry button. */
export function ErrorNotice({ message, advice, retry, className }: ErrorNoticeProps) {
  return (
    <div role="alert" className={classNames(styles.notice, className)}>
      <AlertIcon />
      <div className={styles.body}>
        <div className={styles.texts}>
          <p>{message}</p>
          {advice !== undefined && <p className={styles.advice}>{advice}</p>}
        </div>
        {retry && (
          <Button variant="secondary" isPending={retry.isRetrying ?? false} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  );
}
