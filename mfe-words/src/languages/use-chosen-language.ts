import { useCallback, useEffect } from 'react';
import { isLanguageCode, type LanguageCode } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useSearchParams } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';

interface ChosenLanguage {
  /** The learner's target languages. */
  codes: LanguageCode[];
  chosen: LanguageCode | undefined;
  choose: (code: LanguageCode) => void;
}

/**
 * The language in the address (`?lang=es`), which survives a reload; without one, the language
 * chosen last, or the only one.
 */
export function useChosenLanguage(): ChosenLanguage {
  const { session } = useHost();
  const { user, choosen_lang } = useObservable(session.state);
  const [parameters, setParameters] = useSearchParams();
  const codes = user.target_langs;
  const candidates = [parameters.get('lang'), choosen_lang, codes.length === 1 ? codes[0] : null];
  const chosen = candidates.find(
    (code): code is LanguageCode => isLanguageCode(code) && codes.includes(code),
  );

  /** Opening an address directly counts as a choice too: the other screens follow it. */
  useEffect(() => {
    if (chosen && chosen !== choosen_lang) session.turnTo(chosen);
  }, [chosen, choosen_lang, session]);

  const choose = useCallback(
    (code: LanguageCode) => {
      setParameters(
        (current) => {
          current.set('lang', code);
          return current;
        },
        { replace: true },
      );
    },
    [setParameters],
  );
  return { codes, chosen, choose };
}
