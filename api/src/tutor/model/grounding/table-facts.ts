import type { FormName } from '@topwords/languages/tutor';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { isAskedForm } from '../../embedded/chat/forms/is-asked-form.ts';
import type { FactSources } from '../../embedded/facts/fact-sources.ts';
import { cellsOf, type TableCell } from '../../embedded/facts/table-cells.ts';
import { keyOf } from '../../embedded/facts/tokens.ts';

const stressMark = /\u0301/gu;

/** A form as our tables have it: folded in what spelling leaves open. */
export function formKey(text: string, language: LanguageCode): string {
  const usual = allTutor[language].variants?.usualForm ?? ((form: string) => form);
  const plain = text.normalize('NFC').replace(stressMark, '').replaceAll('ё', 'е');
  const open = language === 'tr' ? plain.replaceAll('â', 'a').replaceAll('î', 'i') : plain;
  return keyOf(open, language).split(' ').map(usual).join(' ');
}

/** A text as words are indexed: without marks of stress. */
export function wordKey(text: string, language: LanguageCode): string {
  return keyOf(text.normalize('NFC').replace(stressMark, ''), language);
}

/** What the tables and the authors know about words of one language. */
export interface TableFacts {
  language: LanguageCode;
  /** Words with this headword; none for a form. */
  headwords(text: string): readonly CatalogueWord[];
  /** Words with this headword or form. */
  owners(text: string): readonly CatalogueWord[];
  /** The forms under names, as keys; empty if the tables have none. */
  formsUnder(words: readonly CatalogueWord[], names: readonly FormName[]): ReadonlySet<string>;
  /** All forms in the tables, as keys. */
  formsInTables(words: readonly CatalogueWord[]): ReadonlySet<string>;
  /** Right forms that the tables do not label, as keys. */
  otherForms(words: readonly CatalogueWord[]): ReadonlySet<string>;
  hasNoPlural(word: CatalogueWord): boolean;
  /** The one gender of a noun; undefined if it has several or none is known. */
  genderOf(text: string): 'm' | 'f' | 'n' | undefined;
  /** The one aspect of the verbs with this form. */
  aspectOf(text: string): 'impf' | 'pf' | undefined;
  /** The partners of a verb, as keys, in both directions. */
  partnersOf(words: readonly CatalogueWord[]): ReadonlySet<string>;
  /** The spellings of a form with stress; undefined if the stress of one of its words is unknown. */
  stressOf(plain: string): ReadonlySet<string> | undefined;
}

/** Whether a cell has all the names; a subjunctive is also "the present of the subjunctive". */
function isUnder(cell: TableCell, names: readonly FormName[]): boolean {
  if (isAskedForm(cell, names)) return true;
  const rest = names.filter((name) => name !== 'present');
  return rest.length < names.length && rest.includes('subjunctive') && isAskedForm(cell, rest);
}

/** Reads the facts of one language. */
export function createTableFacts(sources: FactSources, language: LanguageCode): TableFacts {
  const { variants } = allTutor[language];
  const twoGenders = new Set((variants?.genders ?? '').split(/\s+/));
  const key = (text: string) => formKey(text, language);
  const owners = (text: string) => sources.wordsOf(language, wordKey(text, language));
  const cellsOfWords = (words: readonly CatalogueWord[]) =>
    words.flatMap((word) => cellsOf(sources.tablesOf(word)));
  const variantsOf = (word: CatalogueWord) =>
    (variants?.forms?.[word.text] ?? '').split(/\s+/).filter(Boolean);

  function headwords(text: string): readonly CatalogueWord[] {
    const own = key(text);
    return owners(text).filter((word) => key(word.text) === own);
  }

  function genderOfNoun(word: CatalogueWord): 'm' | 'f' | 'n' | undefined {
    const { gender } = sources.usageOf(word);
    const isNoun = [word.pos, ...word.meanings.map(({ pos }) => pos)].every(
      (pos) => pos === 'noun',
    );
    const isKnown = gender === 'm' || gender === 'f' || gender === 'n';
    return isNoun && isKnown && !twoGenders.has(word.text) ? gender : undefined;
  }

  function aspectOfVerb(word: CatalogueWord): 'impf' | 'pf' | undefined {
    const { aspect } = sources.usageOf(word);
    return aspect === 'impf' || aspect === 'pf' ? aspect : undefined;
  }

  function partnerTexts(word: CatalogueWord): string[] {
    const { partners = [], family = [], synonyms = [] } = sources.usageOf(word);
    return partners.length === 0
      ? []
      : [...partners, ...family, ...synonyms.map((one) => one.word)].map(key);
  }

  return {
    language,
    headwords,
    owners,
    formsUnder(words, names) {
      const named = cellsOfWords(words).filter((cell) => isUnder(cell, names));
      return new Set(named.flatMap(({ forms }) => forms.map(key)));
    },
    formsInTables: (words) => new Set(cellsOfWords(words).flatMap(({ forms }) => forms.map(key))),
    otherForms(words) {
      const labelled = new Set(cellsOfWords(words).flatMap(({ forms }) => forms.map(key)));
      const others = words.flatMap((word) => word.forms.map(key));
      return new Set([
        ...others.filter((form) => !labelled.has(form)),
        ...words.flatMap((word) => [key(word.text), ...variantsOf(word).map(key)]),
        ...words.flatMap((word) =>
          (sources.inflectionOf(word).secondLocative ?? '').split(' ').filter(Boolean).map(key),
        ),
      ]);
    },
    hasNoPlural: (word) => sources.inflectionOf(word).number === 'singular-only',
    genderOf: (text) =>
      only(
        owners(text).map((word) =>
          variants?.isFeminine?.(text, word.text) ? 'f' : genderOfNoun(word),
        ),
      ),
    aspectOf: (text) => only(owners(text).map(aspectOfVerb)),
    partnersOf(words) {
      const own = words.flatMap(partnerTexts);
      const of = new Set(words.map((word) => key(word.text)));
      const others = own.length === 0 ? [] : [...of];
      return new Set([...own, ...others]);
    },
    stressOf(plain) {
      const own = key(plain);
      const known = new Set<string>();
      for (const word of owners(plain)) {
        const marked = [
          ...(key(word.text) === own && word.stress ? [word.stress] : []),
          ...variantsOf(word),
          ...(sources.inflectionOf(word).secondLocative ?? '').split(' '),
          ...sources
            .tablesOf(word)
            .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
            .flatMap((cell) => cell?.stressed ?? []),
        ].filter((form) => key(form) === own);
        if (!marked.some((form) => form.includes('\u0301'))) return undefined;
        for (const form of marked) known.add(stressKey(form));
      }
      return known.size === 0 ? undefined : known;
    },
  };
}

/** A form with its mark of stress, for comparison. */
export function stressKey(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е').normalize('NFC');
}

const functionWords = new Set(['pronoun', 'determiner', 'preposition', 'particle']);

/** Whether a text can only be an article, a pronoun or a preposition. */
export function isFunctionWord(text: string, facts: TableFacts): boolean {
  const owners = facts.owners(text);
  return owners.length > 0 && owners.every(({ pos }) => functionWords.has(pos));
}

function only<T>(values: readonly (T | undefined)[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
