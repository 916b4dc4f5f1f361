import {
  codeOfLanguage,
  languageCodes,
  type LanguageCode,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import type { SessionState } from '@topwords/platform/session';
import type { SourceLanguage, Work } from './address.ts';

/** The two languages of a translation; they differ. */
export interface Languages {
  from: SourceLanguage;
  to: TranslatorLanguage;
}

type Learner = Pick<SessionState, 'native_lang' | 'choosen_lang' | 'user'>;

/** The learner's target languages, the current one first, then the rest of the bank. */
function likelyTargets({ choosen_lang, user }: Learner): LanguageCode[] {
  const chosen = choosen_lang === '' ? [] : [choosen_lang];
  return [...chosen, ...user.target_langs, ...languageCodes];
}

/**
 * Defaults: from the native language, or English, into the target language. Languages in the
 * address win; if both are the same, it remains the source.
 */
export function chooseLanguages(work: Pick<Work, 'from' | 'to'>, learner: Learner): Languages {
  const native = codeOfLanguage(learner.native_lang) ?? 'en';
  const targets = likelyTargets(learner);
  const otherThan = (excluded: string) =>
    [...targets, native].find((code) => code !== excluded && code !== native) ?? native;
  const from = work.from ?? (work.to === native ? otherThan(native) : native);
  if (work.to !== undefined && work.to !== from) return { from, to: work.to };
  return { from, to: from === native || from === 'auto' ? otherThan(from) : native };
}
