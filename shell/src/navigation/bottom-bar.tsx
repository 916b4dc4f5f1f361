import type { NavigationEntry } from '@topwords/platform/contracts';
import { labelInLanguage } from '@topwords/platform/i18n';
import { NavLink } from '@topwords/platform/router';
import {
  ChatIcon,
  HomeIcon,
  LearnedIcon,
  PracticeIcon,
  ProfileIcon,
  TranslateIcon,
  WordsIcon,
} from '@topwords/platform/ui';
import { useChoices } from '../services/use-choices.ts';
import { pageLanguage, texts } from '../language/texts.ts';
import styles from './bars.module.css';
import { entriesOf } from './entries-of.ts';

const icons = {
  home: HomeIcon,
  words: WordsIcon,
  practice: PracticeIcon,
  chat: ChatIcon,
  translate: TranslateIcon,
  learned: LearnedIcon,
  profile: ProfileIcon,
} satisfies Record<NavigationEntry['icon'], typeof HomeIcon>;

/** The navigation entries on narrow screens. */
export function BottomBar() {
  const choices = useChoices();
  return (
    <nav aria-label={texts.navigation.main} className={styles.bottom}>
      <ul className={styles.bottomEntries}>
        {entriesOf(choices).map(({ path, label, short_label, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={path}>
              <NavLink to={path} end className={styles.bottomEntry}>
                <span className={styles.pill}>
                  <Icon />
                </span>
                <span className={styles.label}>
                  {labelInLanguage(pageLanguage(), short_label ?? label)}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
