import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { User } from './user-repository.ts';

function presentUser(user: User) {
  return {
    sub: user.id,
    email: user.email,
    username: user.username,
    native: user.native && nameOfLanguage(user.native),
  };
}

/** The answer to registering and to signing in. */
export function presentSignIn(accessToken: string, user: User, targets: LanguageCode[]) {
  return {
    access_token: accessToken,
    user: { ...presentUser(user), learning_targets: targets },
  };
}

/** The answer to a refresh, which names the targets otherwise. */
export function presentRefresh(accessToken: string, user: User, targets: LanguageCode[]) {
  return { access_token: accessToken, user: { ...presentUser(user), target_langs: targets } };
}
