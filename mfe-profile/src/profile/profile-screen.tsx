import { Screen } from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import { AddressRow } from '../address/address-row.tsx';
import { KeptRow } from '../kept/kept-row.tsx';
import { DeleteRow } from '../account-data/delete-row.tsx';
import { ExportRow } from '../account-data/export-row.tsx';
import { LogoutFooter } from '../logout/logout-footer.tsx';
import { readPart } from '../statistics/parts-of-speech/address-of-part.ts';
import { Statistics } from '../statistics/statistics.tsx';
import { useTexts } from '../texts/index.ts';
import { HistoryRow } from '../security/history-row.tsx';
import { PasswordRow } from '../security/password-row.tsx';
import { SessionsPanel } from '../security/sessions-panel.tsx';
import { Section } from '../section/section.tsx';
import { SettingList } from '../section/setting-row.tsx';
import { PasskeysRow } from '../sign-in-methods/passkeys-row.tsx';
import { SecondStepRow } from '../sign-in-methods/second-step-row.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { WordsOfPartScreen } from '../words-of-part/words-of-part-screen.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHeader } from './profile-header.tsx';

/** The learner's own page: identity, statistics, settings, and sign-out. */
export function ProfileScreen() {
  const { account, profile } = useTexts();
  const [parameters] = useSearchParams();
  const part = readPart(parameters);
  if (part) return <WordsOfPartScreen {...part} />;
  return (
    <Screen title={profile.title}>
      <ProfileHeader />
      <ProfileFigures />
      <Statistics />
      <SettingsSection />
      <Section title={account.security}>
        <SettingList>
          <AddressRow />
          <PasswordRow />
          <PasskeysRow />
          <SecondStepRow />
          <HistoryRow />
        </SettingList>
        <SessionsPanel />
      </Section>
      <Section title={account.data}>
        <SettingList>
          <KeptRow />
          <ExportRow />
          <DeleteRow />
        </SettingList>
      </Section>
      <LogoutFooter />
    </Screen>
  );
}
