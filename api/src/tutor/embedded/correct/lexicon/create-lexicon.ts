import type { Lexeme, Lexicon, Place, Reading } from '@topwords/languages/correction';
import { allCorrection } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { FactSources } from '../../facts/fact-sources.ts';
import { cellsOf } from '../../facts/table-cells.ts';
import { createIsKnown } from './create-is-known.ts';

/** A reading as two numbers: the lexeme's index, and the index of its part of speech and place. */
type Packed = readonly [lexeme: number, place: number];

/** Assigns numbers to places, which thousands of forms share. */
function createPlaces() {
  const places: { pos: string; place: Place | null }[] = [];
  const numbers = new Map<string, number>();
  function numberOf(pos: string, place: Place | null): number {
    const key = place === null ? pos : `${pos} ${place.table} ${place.row} ${place.column}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    return places.push({ pos, place }) - 1;
  }
  return { places, numberOf };
}

function lexemeOf({ usageOf, inflectionOf }: FactSources, word: CatalogueWord): Lexeme {
  const { gender, aspect, partners = [] } = usageOf(word);
  const { animate, number, harmony } = inflectionOf(word);
  const [ipa] = Object.values(word.ipa ?? {});
  return {
    id: word.id,
    text: word.text,
    pos: [...new Set([word.pos, ...word.meanings.map((meaning) => meaning.pos)])],
    partners,
    ...(gender && { gender }),
    ...(aspect && { aspect }),
    ...(animate !== undefined && { animate }),
    ...(number && { number }),
    ...(harmony && { harmony }),
    ...(typeof ipa === 'string' && { ipa }),
  };
}

/** The verb of `me levanto`: its pronoun is a word of its own. */
function withoutPronoun(form: string, pos: string): string {
  return pos === 'verb' ? (form.split(' ').at(-1) ?? form) : form;
}

/** The lexicon of a language, from the bank and its tables of forms; half a second to build. */
export function createLexicon(sources: FactSources, language: LanguageCode): Lexicon {
  const { catalogue, tablesOf } = sources;
  const rules = allCorrection[language];
  const fold = (form: string) => rules.fold?.(form) ?? form;
  const words = catalogue.ofLanguage(language).filter(({ text }) => !text.includes(' '));
  const lexemes = words.map((word) => lexemeOf(sources, word));
  const { places, numberOf } = createPlaces();
  const index = new Map<string, Packed[]>();
  const byText = Map.groupBy(lexemes, ({ text }) => text);
  const lower = (text: string) => fold(text.toLocaleLowerCase(language));

  function add(form: string, packed: Packed): void {
    if (form.includes(' ')) return;
    const key = lower(form);
    const known = index.get(key);
    if (known) known.push(packed);
    else index.set(key, [packed]);
  }
  words.forEach((word, place) => {
    const cells = cellsOf(tablesOf(word));
    for (const { forms, pos, ...label } of cells) {
      const { table, row, column } = label;
      for (const form of forms) {
        add(withoutPronoun(form, pos), [place, numberOf(pos, { table, row, column })]);
      }
    }
    for (const pos of lexemes[place]?.pos ?? []) {
      const isInTable = cells.some((cell) => cell.pos === pos && cell.forms.includes(word.text));
      if (!isInTable) add(word.text, [place, numberOf(pos, null)]);
    }
    const inTables = new Set(
      cells.flatMap(({ forms, pos }) => forms.map((form) => withoutPronoun(form, pos))),
    );
    for (const form of word.forms) {
      if (!inTables.has(form)) add(form, [place, numberOf(word.pos, null)]);
    }
  });

  const memory = new Map<string, readonly Reading[]>();
  function readingsOf(form: string): readonly Reading[] {
    const key = fold(form);
    const known = memory.get(key);
    if (known) return known;
    const all = (index.get(key) ?? []).flatMap(([lexeme, place]): Reading[] => {
      const owner = lexemes[lexeme];
      const found = places[place];
      return owner && found ? [{ lexeme: owner, ...found }] : [];
    });
    const rare = rules.rare?.get(form);
    const common = all.filter(({ lexeme, pos }) => `${lexeme.text} ${pos}` !== rare);
    const readings = common.length > 0 ? common : all;
    if (memory.size > 5000) memory.clear();
    memory.set(key, readings);
    return readings;
  }
  return {
    lexemes,
    readingsOf,
    isKnown: createIsKnown(sources, language, index, fold),
    lexemesOf: (text) => byText.get(text) ?? [],
    formsAt(lexeme, pos, place) {
      const word = catalogue.find(lexeme.id);
      if (!word) return [];
      const cell = cellsOf(tablesOf(word)).find(
        (one) =>
          one.pos === pos &&
          one.table === place.table &&
          one.row === place.row &&
          one.column === place.column,
      );
      return (cell?.forms ?? []).map((form) => withoutPronoun(form, pos));
    },
  };
}
