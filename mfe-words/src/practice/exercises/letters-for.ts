import { typingOf } from '@topwords/languages/typing';
import type { LanguageCode } from '@topwords/platform/contracts';

/** The letters to offer: those of a language that the native language's keyboard lacks. */
export function lettersFor(language: string, native: LanguageCode | undefined): readonly string[] {
  const own = typingOf(native ?? 'en')?.keys ?? [];
  return (typingOf(language)?.keys ?? []).filter((letter) => !own.includes(letter));
}
