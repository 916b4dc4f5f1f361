import type { TranslatorAbilities, TranslatorLanguage } from '@topwords/platform/contracts';
import { isKnownError } from '../errors/known-error.ts';
import type { LanguageGroup, TranslationEngine } from './engine.ts';

interface AbilitiesServices {
  engines: readonly TranslationEngine[];
  voiced: Iterable<TranslatorLanguage>;
}

/**
 * Which engine can translate which pairs. Leaves out the bank, which has only some texts of a pair,
 * and engines that are unavailable now.
 */
export async function getTranslatorAbilities({
  engines,
  voiced,
}: AbilitiesServices): Promise<TranslatorAbilities> {
  const translators = engines.filter(({ quality }) => quality !== 'bank');
  const groups = await Promise.all(
    translators.map(async (engine) =>
      (await groupsNow(engine)).map(({ from, to }) => ({
        engine: engine.name,
        quality: engine.quality,
        from: [...from],
        to: [...to],
      })),
    ),
  );
  return { groups: groups.flat(), voiced: [...voiced] };
}

async function groupsNow(engine: TranslationEngine): Promise<readonly LanguageGroup[]> {
  try {
    return await engine.listGroups();
  } catch (error) {
    if (isKnownError(error) && error.code === 'translation_unavailable') return [];
    throw error;
  }
}
