import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { NewUser } from './user-repository.ts';

function presentUser(user: NewUser) {
  return {
    sub: user.id,
    email: user.email,
    username: user.username,
    native: user.native && nameOfLanguage(user.native),
  };
}

/** The answer to registering and to signing in. */
export function presentSignIn(accessToken: string, user: NewUser, targets: LanguageCode[]) {
  return {
    access_token: accessToken,
    user: { ...presentUser(user), learning_targets: targets },
  };
}

/** The answer to a refresh, which names the targets otherwise. */
export function presentRefresh(accessToken: string, user: NewUser, targets: LanguageCode[]) {
  return { access_token: accessToken, user: { ...presentUser(user), target_langs: targets } };
}
