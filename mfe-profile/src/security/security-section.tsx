import { Section } from '../section/section.tsx';
import { SettingList } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { PasswordRow } from './password-row.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Access to the account: the password, and the signed-in browsers. */
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
