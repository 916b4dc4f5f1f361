import type { ReactNode } from 'react';
import { Link } from '@topwords/platform/router';
import auth from '../../auth/auth-screen.module.css';
import { useDocumentTitle } from '../../browser/use-document-title.ts';
import { texts } from '../../language/texts.ts';
import { accessTexts } from '../../language/access-texts.ts';
import styles from './recovery-card.module.css';

interface RecoveryCardProps {
  heading: string;
  /** The link below it; back to signing in by default. */
  wayOut?: { to: string; label: string };
  children: ReactNode;
}

/** The card of a screen of recovery, with the way out below it. */
export function RecoveryCard({ heading, wayOut, children }: RecoveryCardProps) {
  useDocumentTitle(texts.titleOf(heading));
  return (
    <>
      <div className={auth.card}>
        <h1 className={`headword ${styles.heading}`}>{heading}</h1>
        {children}
      </div>
      <Link to={wayOut?.to ?? '/login-register'} className={auth.toggle}>
        <b>{wayOut?.label ?? accessTexts.toSignIn}</b>
      </Link>
    </>
  );
}
