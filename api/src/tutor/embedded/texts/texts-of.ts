import type { LanguageCode } from '@topwords/platform/contracts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import type { TutorTexts } from './tutor-texts.ts';

const texts: Record<LanguageCode, TutorTexts> = { en, es, ru, tr };

/** What the tutor says in a native language. */
export function textsOf(native: LanguageCode): TutorTexts {
  return texts[native];
}
