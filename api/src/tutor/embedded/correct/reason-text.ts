import type { Reason } from '@topwords/languages/correction';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { translationLanguages } from '../../../bank/catalogue.ts';
import type { FactSources } from '../facts/fact-sources.ts';

interface Languages {
  language: LanguageCode;
  native: LanguageCode;
}

/** The text of a reason in the native language; '' if its note or mistake is not taught. */
export function reasonText(
  { teaching }: FactSources,
  reason: Reason,
  { language, native }: Languages,
): string {
  if (typeof reason === 'function') return reason(allTutor[native].correctionTexts);
  const { grammar, mistakes } = teaching.ofLanguage(language);
  const texts: Readonly<Record<string, string>> | undefined =
    'own' in reason
      ? reason.own
      : 'note' in reason
        ? grammar.find(({ key }) => key === reason.note)?.note
        : mistakes.find(({ key }) => key === reason.mistake)?.why;
  return translationLanguages(language, native).flatMap((code) => texts?.[code] ?? [])[0] ?? '';
}
