import { readOwnCookie, setOwnCookie } from '@topwords/platform/client';
import { codeOfLanguage, formatViewHint, viewCookieName } from '@topwords/platform/contracts';
import type { ShellServices } from '../services/shell-context.ts';

const month = 30 * 24 * 60 * 60;

/**
 * Keeps the learner's languages in a cookie for the server, so that the next page shows words before
 * any script runs; without a session there is none.
 */
export function storeViewHint({ session }: Pick<ShellServices, 'session'>): void {
  session.state.subscribe(({ is_auth, native_lang, user }) => {
    const native = codeOfLanguage(native_lang);
    const { target_langs: targets } = user;
    const hint = is_auth && native && targets.length > 0 ? formatViewHint({ native, targets }) : '';
    if (hint === (readOwnCookie(viewCookieName) ?? '')) return;
    setOwnCookie(viewCookieName, hint, hint === '' ? 0 : month);
  });
}
