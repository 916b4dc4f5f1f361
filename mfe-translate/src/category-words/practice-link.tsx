import type { Favorite } from '@topwords/platform/contracts';
import { looks, useRemoteServices } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { buttonClasses, PracticeIcon } from '@topwords/platform/ui';
import { pairToPractise } from '../practice/offer-pair.ts';
import { useTexts } from '../texts/index.ts';
import styles from './category-header.module.css';

interface PracticeLinkProps {
  categoryId: string;
  /** The favorites that are loaded. */
  favorites: readonly Favorite[];
}

/** A link to practice a category, in the language of its latest favorite that can be practiced. */
export function PracticeLink({ categoryId, favorites }: PracticeLinkProps) {
  const texts = useTexts().favorites;
  const { host } = useRemoteServices();
  const session = useObservable(host.session.state);
  const codes = favorites.map((one) => pairToPractise(one, session)?.language_code);
  const code = codes.find((one) => one && session.user.target_langs.includes(one));
  if (code === undefined || !host.navigation.hasRoute('/practice')) return null;
  return (
    <div className={styles.practice}>
      <Link
        to={`/practice?lang=${code}&category=${categoryId}&start=now`}
        className={buttonClasses('secondary')}
      >
        <PracticeIcon />
        {texts.practice}
      </Link>
      <p className={looks.note}>{texts.entersPractice}</p>
    </div>
  );
}
