import { Screen } from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import { DataSection } from '../account-data/data-section.tsx';
import { LogoutFooter } from '../logout/logout-footer.tsx';
import { readPart } from '../statistics/parts-of-speech/address-of-part.ts';
import { Statistics } from '../statistics/statistics.tsx';
import { useTexts } from '../texts/index.ts';
import { SecuritySection } from '../security/security-section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { WordsOfPartScreen } from '../words-of-part/words-of-part-screen.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHeader } from './profile-header.tsx';

/** The learner's own page: identity, statistics, settings, and sign-out. */
export function ProfileScreen() {
  const { profile } = useTexts();
  const [parameters] = useSearchParams();
  const part = readPart(parameters);
  if (part) return <WordsOfPartScreen {...part} />;
  return (
    <Screen title={profile.title}>
      <ProfileHeader />
      <ProfileFigures />
      <Statistics />
      <SettingsSection />
      <SecuritySection />
      <DataSection />
      <LogoutFooter />
    </Screen>
  );
}
