import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { nameForReader } from '../../names/name-for-reader.ts';
import { useReader } from '../../texts/pane-texts.ts';

const options = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const;
const ownNames = new Map<TranslatorLanguage, string>();

/** Scripts whose names are capitalised when they stand alone. */
const capitalised = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

function findOwnName(code: TranslatorLanguage): string {
  const names = new Intl.DisplayNames(code, options);
  // A browser that does not know the language returns a name in its own.
  const isKnown = names.resolvedOptions().locale.split('-')[0] === code.split('-')[0];
  const name = isKnown ? (names.of(code) ?? '') : '';
  return name.replace(capitalised, (letter) => letter.toLocaleUpperCase(code));
}

/** What speakers call their language: `es` → `Español`; '' if the browser does not know. */
export function ownNameOf(code: TranslatorLanguage): string {
  const name = ownNames.get(code) ?? findOwnName(code);
  ownNames.set(code, name);
  return name;
}

/** Names languages for the reader. */
export function useLanguageName(): (code: TranslatorLanguage) => string {
  const reader = useReader();
  return (code) => nameForReader(reader, code);
}
