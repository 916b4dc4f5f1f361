import { codeOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';

/** The code of the learner's native language; undefined while none is set. */
export function useNativeCode(): LanguageCode | undefined {
  return codeOfLanguage(useObservable(useHost().session.state).native_lang);
}
