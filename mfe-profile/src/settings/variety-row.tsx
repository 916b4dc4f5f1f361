import { useId } from 'react';
import { Select } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';

interface VarietyRowProps<Variety extends string> {
  label: string;
  /** Names of the varieties, in the order in which they are offered. */
  names: Readonly<Record<Variety, string>>;
  value: Variety;
  failure: string | undefined;
  onChange: (variety: Variety) => void;
}

/** The variety of a language in which words are spoken and transcribed. */
export function VarietyRow<Variety extends string>(props: VarietyRowProps<Variety>) {
  const { label, names, value, failure, onChange } = props;
  const id = useId();
  const varieties = Object.keys(names) as Variety[];
  return (
    <SettingRow failure={failure}>
      <SettingText label={<label htmlFor={id}>{label}</label>}>
        <Select
          id={id}
          value={value}
          options={varieties.map((variety) => ({ value: variety, label: names[variety] }))}
          onChange={({ target }) => {
            const chosen = varieties.find((variety) => variety === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        />
      </SettingText>
    </SettingRow>
  );
}
