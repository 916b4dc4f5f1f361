import {
  languageCodes,
  translatorLanguageCodes,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { findLanguages } from '../languages/find-languages.ts';
import { nameForReader } from '../../names/name-for-reader.ts';
import type { SourceLanguage } from '../work/address.ts';

/** A group of languages under one heading; `found` and `detect` have no heading. */
export interface Section {
  name: 'detect' | 'found' | 'recent' | 'bank' | 'others';
  codes: SourceLanguage[];
}

interface Listing {
  /** The language of the other side, which is not listed. */
  excluded: SourceLanguage;
  /** Recent languages, the latest first. */
  recent: readonly TranslatorLanguage[];
  query: string;
  /** Languages to choose from; null for all. */
  offered: readonly TranslatorLanguage[] | null;
  reader: string;
  /** The label of the row for detection; undefined if there is none. */
  detect: string | undefined;
}

/** The languages to choose from: likely ones first, each once; while searching, only matches. */
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
