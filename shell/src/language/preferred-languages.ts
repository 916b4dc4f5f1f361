import { readOwnCookie, setOwnCookie } from '@topwords/platform/client';
import { languageCookieName, type InterfaceLanguage } from '@topwords/platform/contracts';
import { reloadPage } from '../browser/reload-page.ts';
import { chooseTexts } from './texts.ts';

const year = 365 * 24 * 60 * 60;

/** The languages in which the page may be shown, the most wanted first, as BCP 47 tags. */
export function preferredLanguages(): readonly string[] {
  const chosen = readOwnCookie(languageCookieName);
  return chosen === null ? navigator.languages : [chosen, ...navigator.languages];
}

/**
 * Keeps the language that someone chose, and shows the page in it at once; only a page that can't
 * load its texts is loaded again. The server paints with it.
 */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  setOwnCookie(languageCookieName, language, year);
  if (!(await chooseTexts([language]))) reloadPage();
}
