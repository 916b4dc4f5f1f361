import { Link } from '@topwords/platform/router';
import { LanguageSelect } from '../language/language-select.tsx';
import styles from './brand.module.css';
import { texts } from '../language/texts.ts';

/** The product's logo and name; links to the home page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
        <rect width="28" height="28" rx="8" />
        <path d="M7 8.5h14M14 8.5V20M10.5 20h7" />
      </svg>
      {texts.brand}
    </Link>
  );
}

/** The header of a visitor's page. */
export function VisitorHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <LanguageSelect className={styles.language} />
    </header>
  );
}
