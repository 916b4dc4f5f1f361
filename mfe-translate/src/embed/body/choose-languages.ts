import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import type { SourceLanguage } from '../../translate/work/address.ts';
import type { Languages } from '../../translate/work/choose-languages.ts';

/** Defaults where a page sets nothing: the most common languages. */
const likely: readonly TranslatorLanguage[] = ['en', 'es', 'fr', 'de', 'ru', 'tr'];

interface LanguageOptions {
  from: string;
  to: string;
  /** Language of the interface, BCP 47. */
  language: string;
  /** Languages that the key allows; null for all. */
  offered: readonly TranslatorLanguage[] | null;
}

function isSource(code: string): code is SourceLanguage {
  return code === 'auto' || isTranslatorLanguage(code);
}

/**
 * The languages that a page sets, as far as they exist and its key allows them. An unavailable
 * source is detected; an unavailable target becomes the reader's language, or another.
 */
export function chooseLanguages({ from, to, language, offered }: LanguageOptions): Languages {
  const allows = (code: TranslatorLanguage) => offered?.includes(code) ?? true;
  const source =
    isSource(from) && (from === 'auto' || allows(from)) ? from : ('auto' satisfies SourceLanguage);
  const isTarget = (code: string): code is TranslatorLanguage =>
    isTranslatorLanguage(code) && code !== source && allows(code);
  const [base = ''] = language.split('-');
  const target = [to, language, base, ...likely, ...(offered ?? [])].find((code) => isTarget(code));
  return { from: source, to: target ?? 'en' };
}

/** What is wrong with the languages that a page sets; undefined if nothing is. */
export function faultOfLanguages(from: string, to: string): string | undefined {
  if (from !== '' && !isSource(from)) {
    return `from="${from}" is no language of the translator: use a code such as en, or auto.`;
  }
  if (to !== '' && !isTranslatorLanguage(to)) {
    return `to="${to}" is no language of the translator: use a code such as es.`;
  }
  return from !== '' && from === to
    ? `from and to are both "${from}": they must differ.`
    : undefined;
}
