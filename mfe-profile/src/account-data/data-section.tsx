import { Section } from '../section/section.tsx';
import { SettingList } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { DeleteRow } from './delete-row.tsx';
import { ExportRow } from './export-row.tsx';

/** The learner's stored data: export and deletion. */
export function DataSection() {
  const { account } = useTexts();
  return (
    <Section title={account.data}>
      <SettingList>
        <ExportRow />
        <DeleteRow />
      </SettingList>
    </Section>
  );
}
