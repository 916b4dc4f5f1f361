import { labelInLanguage } from '@topwords/platform/i18n';
import { NavLink } from '@topwords/platform/router';
import { useChoices } from '../services/use-choices.ts';
import { language, texts } from '../texts/index.ts';
import styles from './bars.module.css';
import { entriesOf } from './entries-of.ts';
import { EntryIcon } from './entry-icon.tsx';

/** The navigation entries on narrow screens. */
export function BottomBar() {
  const choices = useChoices();
  return (
    <nav aria-label={texts.navigation.main} className={styles.bottom}>
      <ul className={styles.bottomEntries}>
        {entriesOf(choices).map(({ path, label, short_label, icon }) => (
          <li key={path}>
            <NavLink to={path} end className={styles.bottomEntry}>
              <span className={styles.pill}>
                <EntryIcon icon={icon} />
              </span>
              <span className={styles.label}>
                {labelInLanguage(language, short_label ?? label)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
