import { Link } from '@topwords/platform/router';
import { buttonClasses } from '@topwords/platform/ui';
import { VisitorHeader } from '../brand/brand.tsx';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { texts } from '../language/texts.ts';
import { tryPath } from '../services/try-path.ts';
import { LivingCard } from './living-card.tsx';
import styles from './welcome-page.module.css';

interface WelcomePageProps {
  /** Called when a visitor is about to try the product. */
  onNearTry: () => void;
}

/** The first page a visitor sees: one sentence, what to do next, and a sample word. */
export function WelcomePage({ onNearTry }: WelcomePageProps) {
  const { welcome } = texts;
  useDocumentTitle(welcome.title);
  return (
    <div className={styles.page}>
      <VisitorHeader />
      <main className={styles.main}>
        <div>
          <h1 className={`headword ${styles.heading}`}>{welcome.heading}</h1>
          <p className={styles.promise}>{welcome.promise}</p>
          <div className={styles.actions}>
            <Link to="/login-register" className={buttonClasses('primary', styles.start)}>
              {welcome.start}
            </Link>
            <Link
              to={tryPath}
              className={buttonClasses('secondary', styles.start)}
              onPointerEnter={onNearTry}
              onFocus={onNearTry}
              onTouchStart={onNearTry}
            >
              {welcome.tryIt}
            </Link>
            <Link to="/login-register?mode=register" className={buttonClasses('quiet')}>
              {welcome.createAccount}
            </Link>
          </div>
        </div>
        <LivingCard />
      </main>
    </div>
  );
}
