import {
  languageCodes,
  translationAnswer,
  translatorAbilities,
  voices,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

/** `house` in Spanish, as the bank has it. */
export const buildTranslation = factory(translationAnswer, {
  translation: 'casa',
  from_lang: 'en',
  to_lang: 'es',
  engine: 'bank',
  quality: 'bank',
  alternatives: ['hogar'],
  gloss: [],
  nearest: [],
  favorite_id: null,
});

const ofBank = [...languageCodes];
const ofMachine = [...ofBank, 'de', 'fr', 'pt', 'ar', 'he', 'fa', 'ja', 'zh-Hans'] as const;

/** An engine that knows a dozen languages, the gloss of the bank's four, and voices for some. */
export const buildTranslatorAbilities = factory(translatorAbilities, {
  groups: [
    { engine: 'libretranslate', quality: 'machine', from: [...ofMachine], to: [...ofMachine] },
    { engine: 'gloss', quality: 'gloss', from: ofBank, to: ofBank },
  ],
  voiced: [...ofBank, 'de', 'fr', 'ar', 'fa'],
});

/** The voices of a server that has only its embedded engine. */
export const buildVoices = factory(voices, {
  engines: [{ engine: 'embedded', languages: [...ofBank, 'de', 'fr'] }],
  varieties: ['en-US', 'es-MX', 'ru-RU', 'tr-TR'],
});
