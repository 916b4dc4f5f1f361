import type {
  Cell,
  ColumnLabel,
  ParadigmTable,
  RowLabel,
  TableName,
  WordFacts,
} from '@topwords/languages/paradigms';

/** The labelled tables of the word bank's headwords. */
export interface Paradigms {
  /** Version of the bank that they were built with. */
  version: string;
  /**
   * Tables by word id, those of its most common part of speech first. Words without tables are
   * absent.
   */
  words: Record<number, ParadigmTable[]>;
  facts: Record<number, WordFacts>;
}

/** Name, part of speech, columns and rows: thousands of tables share a few dozen of these. */
type Shape = [TableName, string, ColumnLabel[], RowLabel[]];

/**
 * The stored paradigms. A table is the index of its shape and a text of its cells, row by row:
 * `go,goes,*went`, with `/` between the forms of a cell, `*` before an irregular one, U+0301 after a
 * stressed vowel, and an empty text for an empty cell. Facts are stored once each.
 */
export interface EncodedParadigms {
  version: string;
  shapes: Shape[];
  words: Record<number, [shape: number, cells: string][]>;
  facts: WordFacts[];
  factsOf: Record<number, number>;
}

function encodeCell(cell: Cell | null): string {
  if (!cell) return '';
  const text = (cell.stressed ?? cell.forms).join('/');
  if (/[,*]/.test(text)) throw new Error(`a form contains a delimiter of the encoding: ${text}`);
  return cell.irregular ? `*${text}` : text;
}

function decodeCell(text: string): Cell | null {
  if (text === '') return null;
  const isIrregular = text.startsWith('*');
  const written = (isIrregular ? text.slice(1) : text).split('/');
  const forms = written.map((form) => form.replaceAll('\u0301', ''));
  const isMarked = written.some((form, place) => form !== forms[place]);
  return {
    forms,
    ...(isMarked && { stressed: written }),
    ...(isIrregular && { irregular: true as const }),
  };
}

/** Assigns indexes to values that are written once each. */
function placesOf<T>() {
  const values: T[] = [];
  const places = new Map<string, number>();
  function placeOf(value: T): number {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? values.push(value) - 1;
    places.set(key, place);
    return place;
  }
  return { values, placeOf };
}

function mapRecord<T, U>(record: Record<number, T>, change: (value: T) => U): Record<number, U> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]));
}

export function encodeParadigms({ version, words, facts }: Paradigms): EncodedParadigms {
  const shapes = placesOf<Shape>();
  const encodeTable = ({ name, pos, columns, rows }: ParadigmTable): [number, string] => [
    shapes.placeOf([name, pos, columns, rows.map(({ label }) => label)]),
    rows.flatMap(({ cells }) => cells.map(encodeCell)).join(','),
  ];
  const distinct = placesOf<WordFacts>();
  return {
    version,
    words: mapRecord(words, (tables) => tables.map(encodeTable)),
    shapes: shapes.values,
    factsOf: mapRecord(facts, distinct.placeOf),
    facts: distinct.values,
  };
}

function decodeTable(shape: Shape | undefined, text: string): ParadigmTable {
  if (!shape) throw new Error('a table has no shape');
  const [name, pos, columns, labels] = shape;
  const cells = text.split(',').map(decodeCell);
  const rows = labels.map((label, index) => ({
    label,
    cells: cells.slice(index * columns.length, (index + 1) * columns.length),
  }));
  return { name, pos, columns, rows };
}

/** Decodes the tables of a word on access: all of them together would take 20 MB. */
export function decodeParadigms(encoded: EncodedParadigms): Paradigms {
  const words: Paradigms['words'] = {};
  for (const [id, tables] of Object.entries(encoded.words)) {
    const get = () => tables.map(([shape, text]) => decodeTable(encoded.shapes[shape], text));
    Object.defineProperty(words, id, { enumerable: true, get });
  }
  const facts: Paradigms['facts'] = {};
  for (const [id, place] of Object.entries(encoded.factsOf)) {
    const found = encoded.facts[place];
    if (found) facts[Number(id)] = found;
  }
  return { version: encoded.version, words, facts };
}
