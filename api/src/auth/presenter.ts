import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { NewUser } from '../users/user-repository.ts';

function presentUser(user: NewUser) {
  return {
    sub: user.id,
    email: user.email,
    username: user.username,
    native: user.native && nameOfLanguage(user.native),
  };
}

/** The answer to registering and signing in. */
export function presentSignIn(accessToken: string, user: NewUser, targets: LanguageCode[]) {
  return {
    access_token: accessToken,
    user: { ...presentUser(user), learning_targets: targets },
  };
}

/** An account, with its targets named as in a refresh. */
export function presentAccount(user: NewUser, targets: LanguageCode[]) {
  return { ...presentUser(user), target_langs: targets };
}

/** The answer to a refresh. */
export function presentRefresh(accessToken: string, user: NewUser, targets: LanguageCode[]) {
  return { access_token: accessToken, user: presentAccount(user, targets) };
}
