import type { FalseFriend } from '../../contracts/index.ts';
import { MarkedText } from '../look/marked-text.tsx';
import { TeachingSection } from './teaching-section.tsx';
import styles from './teaching.module.css';
import { useTeachingContext } from './teaching-context.ts';
import { TranslatedList } from './translated-list.tsx';

interface FalseFriendsProps {
  friends: readonly FalseFriend[];
}

/** Words of the learner's own language that look like this one and mean something else. */
export function FalseFriends({ friends }: FalseFriendsProps) {
  const { texts, language, native } = useTeachingContext();
  return (
    <TeachingSection title={texts.falseFriends} items={friends}>
      {friends.map(({ look_alike: alike, look_alike_means: alikeMeans, means, example, note }) => (
        <div key={alike} className={styles.friend}>
          <p>
            <b lang={native}>{means}</b> ≠ <span lang={native}>{alike}</span>{' '}
            <span className={styles.translation}>
              (<i lang={language}>{alikeMeans}</i>)
            </span>
          </p>
          <TranslatedList texts={[example]} />
          {note !== null && (
            <p lang={native} className={styles.why}>
              <MarkedText text={note} language={language} />
            </p>
          )}
        </div>
      ))}
    </TeachingSection>
  );
}
