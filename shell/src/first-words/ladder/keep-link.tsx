import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { buttonClasses } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';

/** Leads to registration, which already knows the native language. */
export function KeepLink({ native }: { native: LanguageCode }) {
  const query = new URLSearchParams({ mode: 'register', native: nameOfLanguage(native) });
  return (
    <Link to={`/login-register?${query.toString()}`} className={buttonClasses('primary')}>
      {firstWordsTexts.end.keep}
    </Link>
  );
}
