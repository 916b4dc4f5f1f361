import { endonymOf, interfaceLanguages } from '@topwords/platform/i18n';
import { Select } from '@topwords/platform/ui';
import { pageLanguage, texts } from './texts.ts';
import { changeLanguage } from './preferred-languages.ts';

/** Chooses the language of the page. */
export function LanguageSelect({ className }: { className: string | undefined }) {
  return (
    <Select
      aria-label={texts.language}
      className={className}
      value={pageLanguage()}
      options={interfaceLanguages.map((code) => ({
        value: code,
        label: endonymOf(code),
        lang: code,
      }))}
      onChange={({ target }) => {
        const chosen = interfaceLanguages.find((code) => code === target.value);
        if (chosen) void changeLanguage(chosen);
      }}
    />
  );
}
