import type { ParadigmTable, RowLabel } from '@topwords/languages/paradigms';
import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import type { Pronounce } from '../../../bank/word-ipa.ts';
import { madeOnce } from '../../../bank/made-once.ts';
import type { SentenceIndex } from '../../../bank/sentence-index.ts';
import { familyIndex, type FamilyIndex } from './family-index.ts';
import { indexBeginnings, type BeginningIndex } from './find-alike.ts';
import { keyOf, tokensOf } from './tokens.ts';

/** The sources of facts. */
export interface FactParts {
  catalogue: Catalogue;
  sentences: SentenceIndex;
  /** Called once, when first needed: `loadParadigms`. */
  paradigms: () => Paradigms;
  pronounce?: Pronounce | undefined;
}

/** The same with indexes, each built on first use. */
export interface FactSources extends Omit<FactParts, 'paradigms'> {
  tablesOf: (word: CatalogueWord) => readonly ParadigmTable[];
  inflectionOf: (word: CatalogueWord) => Paradigms['facts'][number];
  /** Words whose headword or form is a token, or tokens joined by spaces; the most common first. */
  wordsOf: (language: LanguageCode, key: string) => readonly CatalogueWord[];
  /** The cases that a form may be in, according to the tables of all words. */
  casesOf: (language: LanguageCode, form: string) => ReadonlySet<RowLabel>;
  family: (language: LanguageCode) => FamilyIndex;
  /** Phrases of the bank that contain a word, the most common first. */
  phrasesWith: (word: CatalogueWord) => readonly CatalogueWord[];
  beginningLike: BeginningIndex;
}

const caseRows: ReadonlySet<RowLabel> = new Set<RowLabel>([
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'accusative-animate',
  'accusative-inanimate',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
]);

const accusatives: ReadonlySet<RowLabel> = new Set<RowLabel>([
  'accusative-animate',
  'accusative-inanimate',
]);

function indexForms({ catalogue }: FactParts, language: LanguageCode) {
  const words = new Map<string, CatalogueWord[]>();
  for (const word of catalogue.ofLanguage(language)) {
    for (const key of new Set([word.text, ...word.forms].map((form) => keyOf(form, language)))) {
      const known = words.get(key);
      if (known === undefined) words.set(key, [word]);
      else known.push(word);
    }
  }
  return words;
}

/** Phrases by each of their words. */
function indexPhrases({ catalogue }: FactParts, language: LanguageCode) {
  const phrases = new Map<string, CatalogueWord[]>();
  for (const phrase of catalogue.ofLanguage(language)) {
    if (!phrase.text.includes(' ')) continue;
    const tokens = tokensOf(phrase.text, language).map((token) => token.text);
    for (const text of new Set(tokens)) {
      phrases.set(text, [...(phrases.get(text) ?? []), phrase]);
    }
  }
  return phrases;
}

function indexCases(
  catalogue: Catalogue,
  tablesOf: FactSources['tablesOf'],
  language: LanguageCode,
): Map<string, Set<RowLabel>> {
  const cases = new Map<string, Set<RowLabel>>();
  for (const word of catalogue.ofLanguage(language)) {
    for (const { rows } of tablesOf(word)) {
      for (const { label, cells } of rows) {
        if (!caseRows.has(label)) continue;
        const row = accusatives.has(label) ? 'accusative' : label;
        for (const form of cells.flatMap((cell) => cell?.forms ?? [])) {
          cases.set(form, (cases.get(form) ?? new Set<RowLabel>()).add(row));
        }
      }
    }
  }
  return cases;
}

/** Creates the sources; indexes are built on first use. */
export function createFactSources({ paradigms, ...parts }: FactParts): FactSources {
  const { catalogue } = parts;
  let loaded: Paradigms | undefined;
  const load = () => (loaded ??= paradigms());
  const tablesOf = ({ id }: CatalogueWord) => load().words[id] ?? [];
  const formsOf = madeOnce((language) => indexForms({ ...parts, paradigms }, language));
  const casesIn = madeOnce((language) => indexCases(catalogue, tablesOf, language));
  const phrasesIn = madeOnce((language) => indexPhrases({ ...parts, paradigms }, language));
  const wordsOf: FactSources['wordsOf'] = (language, key) => formsOf(language).get(key) ?? [];
  const none: ReadonlySet<RowLabel> = new Set();
  return {
    ...parts,
    tablesOf,
    inflectionOf: ({ id }) => load().facts[id] ?? {},
    wordsOf,
    casesOf: (language, form) => casesIn(language).get(form) ?? none,
    family: madeOnce((language) => familyIndex(catalogue, language)),
    phrasesWith: ({ text, language }) =>
      phrasesIn(language).get(text.toLocaleLowerCase(language)) ?? [],
    beginningLike: indexBeginnings(catalogue),
  };
}
