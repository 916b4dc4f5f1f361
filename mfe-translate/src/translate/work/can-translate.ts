import type { TranslatorAbilities, TranslatorLanguage } from '@topwords/platform/contracts';
import type { SourceLanguage } from './address.ts';

/** Whether an engine has the pair; true until the server's answer is known. */
export function canTranslate(
  abilities: Pick<TranslatorAbilities, 'groups'> | undefined,
  from: SourceLanguage,
  to: TranslatorLanguage,
): boolean {
  if (abilities === undefined) return true;
  return abilities.groups.some(
    (group) => group.to.includes(to) && (from === 'auto' || group.from.includes(from)),
  );
}
