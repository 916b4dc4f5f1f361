import type { LanguageCode } from '../../contracts/index.ts';
import type { SessionTexts } from './en.ts';

const names: Record<LanguageCode, string> = {
  en: 'İngilizce',
  es: 'İspanyolca',
  ru: 'Rusça',
  tr: 'Türkçe',
};

/** The session's sign-in messages in Turkish. */
export const tr: SessionTexts = {
  loggedIn: 'Oturum açıldı',
  registered: 'Hesabınız oluşturuldu',
  alreadyRegistered: 'Zaten bir hesabınız vardı: o hesapta oturum açtınız',
  loggedInWithGoogle: 'Google ile oturum açıldı',
  googleFailed: 'Google ile oturum açılamadı',
  languageAdded: (code) => `Dil eklendi: ${names[code]}`,
};
