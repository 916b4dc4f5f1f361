import { nameInLanguage } from '../../i18n/index.ts';
import type { SessionTexts } from './en.ts';

/** The session's sign-in messages in Russian. */
export const ru: SessionTexts = {
  loggedIn: 'Вы вошли',
  registered: 'Аккаунт создан',
  alreadyRegistered: 'У вас уже есть аккаунт: вы вошли в него',
  loggedInWithGoogle: 'Вы вошли через Google',
  googleFailed: 'Не удалось войти через Google',
  languageAdded: (code) => `Язык добавлен: ${nameInLanguage('ru', code)}`,
};
