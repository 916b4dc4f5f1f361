import { readOwnCookie, setOwnCookie } from '@topwords/platform/client';
import { languageCookieName, type InterfaceLanguage } from '@topwords/platform/contracts';
import { reloadPage } from '../browser/reload-page.ts';

const year = 365 * 24 * 60 * 60;

/** The languages in which the page may be shown, the most wanted first, as BCP 47 tags. */
export function preferredLanguages(): readonly string[] {
  const chosen = readOwnCookie(languageCookieName);
  return chosen === null ? navigator.languages : [chosen, ...navigator.languages];
}

/** Keeps the language that someone chose, and shows the page in it. The server paints with it. */
export function changeLanguage(language: InterfaceLanguage): void {
  setOwnCookie(languageCookieName, language, year);
  reloadPage();
}
