import type { NavigationEntry } from '@topwords/platform/contracts';
import {
  ChatIcon,
  HomeIcon,
  LearnedIcon,
  ProfileIcon,
  TranslateIcon,
  WordsIcon,
} from '@topwords/platform/ui';

const icons = {
  home: HomeIcon,
  words: WordsIcon,
  chat: ChatIcon,
  translate: TranslateIcon,
  learned: LearnedIcon,
  profile: ProfileIcon,
} satisfies Record<NavigationEntry['icon'], typeof HomeIcon>;

/** The icon of a remote's navigation entry. */
export function EntryIcon({ icon }: Pick<NavigationEntry, 'icon'>) {
  const Icon = icons[icon];
  return <Icon />;
}
