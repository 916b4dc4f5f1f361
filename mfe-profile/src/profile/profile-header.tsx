import { useQuery } from '@tanstack/react-query';
import { getProfileStatistics } from '@topwords/platform/contracts';
import { callQuery, useRemoteServices } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { Chip, ProfileIcon, Skeleton, StarIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { initialOf } from './initial-of.ts';
import styles from './profile-header.module.css';

function MemberLabel({ isPremium }: { isPremium: boolean }) {
  const { profile } = useTexts();
  if (!isPremium) return <Chip>{profile.freeMember}</Chip>;
  return (
    <Chip tone="primary">
      <StarIcon fill="currentColor" />
      {profile.premiumMember}
    </Chip>
  );
}

/** The learner's name and details. The session knows the name before the server answers. */
export function ProfileHeader() {
  const { profile } = useTexts();
  const services = useRemoteServices();
  const { user } = useObservable(services.host.session.state);
  const { data, isPending } = useQuery(callQuery(getProfileStatistics));
  const name = (data?.username ?? user.username) || profile.anonymous;
  const email = data?.email ?? user.email;
  return (
    <header className={styles.header}>
      <span aria-hidden="true" className={`headword ${styles.initial}`}>
        {initialOf(name) || <ProfileIcon />}
      </span>
      <div className={styles.texts}>
        <h1 className={`headword ${styles.name}`}>{name}</h1>
        {(email !== '' || isPending) && (
          <p className={styles.email}>{email || <Skeleton className={styles.emailSkeleton} />}</p>
        )}
        {(data || isPending) && (
          <p className={styles.label}>
            {data ? (
              <MemberLabel isPremium={data.is_premium} />
            ) : (
              <Skeleton className={styles.labelSkeleton} />
            )}
          </p>
        )}
      </div>
    </header>
  );
}
