import type { LanguageCode } from '../../contracts/index.ts';
import type { SessionTexts } from './en.ts';

const names: Record<LanguageCode, string> = {
  en: 'inglés',
  es: 'español',
  ru: 'ruso',
  tr: 'turco',
};

/** The session's sign-in messages in Spanish. */
export const es: SessionTexts = {
  loggedIn: 'Sesión iniciada',
  registered: 'Cuenta creada',
  alreadyRegistered: 'Ya tenías una cuenta: iniciaste sesión en ella',
  loggedInWithGoogle: 'Sesión iniciada con Google',
  googleFailed: 'No se pudo iniciar sesión con Google',
  languageAdded: (code) => `Idioma agregado: ${names[code]}`,
};
