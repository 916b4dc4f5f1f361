import { readCookie } from '@topwords/platform/client';
import { languageCookieName, type InterfaceLanguage } from '@topwords/platform/i18n';
import { reloadPage } from '../browser/reload-page.ts';

const year = 365 * 24 * 60 * 60;

function isHttps(): boolean {
  return location.protocol === 'https:';
}

/** The languages in which the page may be shown, the most wanted first, as BCP 47 tags. */
export function preferredLanguages(): readonly string[] {
  const chosen = readCookie(languageCookieName(isHttps()));
  return chosen === null ? navigator.languages : [chosen, ...navigator.languages];
}

/** Keeps the language that someone chose, and shows the page in it. The server paints with it. */
export function changeLanguage(language: InterfaceLanguage): void {
  const name = languageCookieName(isHttps());
  const secure = isHttps() ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  reloadPage();
}
