import { Section } from '../section/section.tsx';
import { SettingList } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { PasswordRow } from './password-row.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Who may get in: the password, and where the account is signed in. */
export function SecuritySection() {
  const { account } = useTexts();
  return (
    <Section title={account.security}>
      <SettingList>
        <PasswordRow />
      </SettingList>
      <SessionsPanel />
    </Section>
  );
}
