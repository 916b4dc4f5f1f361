import {
  languageCodes,
  translatorLanguageCodes,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { findLanguages } from '../languages/find-languages.ts';
import { nameForReader } from '../languages/language-names.ts';
import type { SourceLanguage } from '../work/address.ts';

/** Languages of the list under one heading; `found` and `detect` have none. */
export interface Section {
  name: 'detect' | 'found' | 'recent' | 'bank' | 'others';
  codes: SourceLanguage[];
}

interface Listing {
  /** The language of the other side, which is not listed. */
  excluded: SourceLanguage;
  /** Languages of late, the last first. */
  recent: readonly TranslatorLanguage[];
  query: string;
  /** Languages to choose from; null for all. */
  offered: readonly TranslatorLanguage[] | null;
  reader: string;
  /** What the row that detects the language is called; undefined where there is none. */
  detect: string | undefined;
}

/** The languages to choose from: those at hand first, each once; only what fits while searching. */
export function listLanguages(listing: Listing): Section[] {
  const { excluded, recent, query, offered, reader, detect } = listing;
  const isListed = (code: TranslatorLanguage) =>
    code !== excluded && (offered?.includes(code) ?? true);
  const codes = translatorLanguageCodes
    .filter(isListed)
    .toSorted((one, other) =>
      nameForReader(reader, one).localeCompare(nameForReader(reader, other), reader),
    );
  const sections: Section[] = [];
  const wanted = query.trim().toLowerCase();
  if (detect?.toLowerCase().includes(wanted)) sections.push({ name: 'detect', codes: ['auto'] });
  if (wanted !== '') {
    sections.push({ name: 'found', codes: findLanguages(codes, query, reader) });
  } else {
    const near = recent.filter(isListed);
    const bank = languageCodes.filter((code) => isListed(code) && !near.includes(code));
    const listed = new Set<string>([...near, ...bank]);
    sections.push(
      { name: 'recent', codes: near },
      { name: 'bank', codes: bank },
      { name: 'others', codes: codes.filter((code) => !listed.has(code)) },
    );
  }
  return sections.filter((section) => section.codes.length > 0);
}
