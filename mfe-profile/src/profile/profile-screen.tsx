import { Screen } from '@topwords/platform/remote';
import { Leaving } from '../leaving/leaving.tsx';
import { useTexts } from '../texts/index.ts';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHeader } from './profile-header.tsx';

/** The learner's own page: who they are, what they have done, what they can choose, the way out. */
export function ProfileScreen() {
  const { profile } = useTexts();
  return (
    <Screen title={profile.title}>
      <ProfileHeader />
      <ProfileFigures />
      <Leaving />
    </Screen>
  );
}
