import type { LanguageCode } from '@topwords/platform/contracts';
import type { ChatTexts } from './chat-texts.ts';
import { englishTexts } from './english.ts';
import { russianTexts } from './russian.ts';
import { spanishTexts } from './spanish.ts';
import { turkishTexts } from './turkish.ts';

const texts: Record<LanguageCode, ChatTexts> = {
  en: englishTexts,
  es: spanishTexts,
  ru: russianTexts,
  tr: turkishTexts,
};

/** What the chat says in a native language. */
export function chatTextsOf(native: LanguageCode): ChatTexts {
  return texts[native];
}
