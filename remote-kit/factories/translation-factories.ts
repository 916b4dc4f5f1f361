import type { z } from 'zod/mini';
import {
  translationAnswer,
  translatorAbilities,
  type TranslationAnswer,
  type TranslatorAbilities,
} from '@topwords/platform/contracts';

/** `house` in Spanish, as the bank has it. */
export function buildTranslation(
  overrides: Partial<z.input<typeof translationAnswer>> = {},
): TranslationAnswer {
  return translationAnswer.parse({
    translation: 'casa',
    from_lang: 'en',
    to_lang: 'es',
    engine: 'bank',
    quality: 'bank',
    alternatives: ['hogar'],
    gloss: [],
    favorite_id: null,
    ...overrides,
  });
}

/** An engine that knows a dozen languages, the gloss of the bank's four, and voices for some. */
export function buildTranslatorAbilities(
  overrides: Partial<z.input<typeof translatorAbilities>> = {},
): TranslatorAbilities {
  const machine = ['en', 'es', 'ru', 'tr', 'de', 'fr', 'pt', 'ar', 'he', 'fa', 'ja', 'zh-Hans'];
  return translatorAbilities.parse({
    groups: [
      { engine: 'libretranslate', quality: 'machine', from: machine, to: machine },
      {
        engine: 'gloss',
        quality: 'approximate',
        from: ['en', 'es', 'ru', 'tr'],
        to: ['en', 'es', 'ru', 'tr'],
      },
    ],
    voiced: ['en', 'es', 'ru', 'tr', 'de', 'fr', 'ar', 'fa'],
    ...overrides,
  });
}
