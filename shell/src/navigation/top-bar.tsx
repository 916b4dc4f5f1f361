import { labelInLanguage } from '@topwords/platform/i18n';
import { NavLink } from '@topwords/platform/router';
import { Brand } from '../brand/brand.tsx';
import { useChoices } from '../services/use-choices.ts';
import { pageLanguage, texts } from '../language/texts.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './bars.module.css';
import { entriesOf } from './entries-of.ts';

/** Brand and account menu; on wide screens, also the navigation entries. */
export function TopBar() {
  const choices = useChoices();
  return (
    <header className={styles.top}>
      <Brand />
      <nav aria-label={texts.navigation.main} className={styles.topEntries}>
        {entriesOf(choices).map(({ path, label }) => (
          <NavLink key={path} to={path} end className={styles.topEntry}>
            {labelInLanguage(pageLanguage(), label)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}
