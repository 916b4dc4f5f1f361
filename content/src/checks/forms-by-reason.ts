import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';

/** The schema of a file that lists forms of each language, by one of the reasons. */
export function formsByReason<const R extends string>(reasons: readonly R[]) {
  const forms = z.partialRecord(z.enum(reasons), z.array(z.string().min(1)));
  return z.strictObject(ofEachLanguage(() => forms));
}

/** All forms of a language in such a file, whatever their reason. */
export function formsIn(
  byReason: Record<LanguageCode, Partial<Record<string, string[]>>>,
  language: LanguageCode,
): string[] {
  return Object.values(byReason[language]).flatMap((forms) => forms ?? []);
}
