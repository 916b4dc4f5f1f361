import type { TranslatorLanguage, WidgetSettings } from '@topwords/platform/contracts';
import type { TranslationEngine } from '../translate/engine.ts';
import { getTranslatorAbilities } from '../translate/get-translator-abilities.ts';
import type { PartnerKey } from './partner-key.ts';
import type { PartnerSession } from './partner-sessions.ts';

interface SettingsServices {
  engines: readonly TranslationEngine[];
  voiced: Iterable<TranslatorLanguage>;
}

/** What a widget can do: the translator's abilities, in the key's languages. */
export async function getWidgetSettings(
  services: SettingsServices & { key: PartnerKey; session: PartnerSession | undefined },
): Promise<WidgetSettings> {
  const { session } = services;
  const { languages } = services.key;
  const abilities = await getTranslatorAbilities(services);
  const own = (codes: readonly TranslatorLanguage[]) =>
    languages === null ? [...codes] : codes.filter((code) => languages.includes(code));
  const groups = abilities.groups.map((group) => ({
    ...group,
    from: own(group.from),
    to: own(group.to),
  }));
  return {
    groups: groups.filter(({ from, to }) => from.length > 0 && to.length > 0),
    voiced: own(abilities.voiced),
    languages: languages === null ? null : [...languages],
    ...(session && { session }),
  };
}
