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
 * The language of the address (`?lang=es`), so that it outlives a reload; without one, the language
 * turned to last, or the only one there is.
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

  /** An address opened directly is a choice too: the other screens follow it. */
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
