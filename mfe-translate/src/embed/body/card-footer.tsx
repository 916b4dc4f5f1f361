import { useEffect } from 'react';
import { useObservable, type BehaviorSubject } from '@topwords/platform/rx';
import { VisuallyHidden } from '@topwords/platform/ui';
import type { EmbedTexts } from '../texts/en.ts';
import styles from './widget.module.css';

/** How long a failure is shown, in milliseconds. */
const visibleMs = 6000;

interface CardFooterProps {
  complaint: BehaviorSubject<string>;
  texts: EmbedTexts['widget'];
  site: string;
}

/** The latest failure, and a link to TopWords. */
export function CardFooter({ complaint, texts, site }: CardFooterProps) {
  const message = useObservable(complaint);

  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => complaint.next(''), visibleMs);
    return () => clearTimeout(timer);
  }, [complaint, message]);

  return (
    <footer className={styles.footer}>
      <p role="alert" className={styles.complaint}>
        {message}
      </p>
      <a href={`${site}/`} target="_blank" rel="noopener" part="link" className={styles.link}>
        {texts.poweredBy}
        <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
      </a>
    </footer>
  );
}
