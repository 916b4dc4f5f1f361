import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable } from '../paradigms/paradigm.ts';
import { paradigmWordsOf } from '../paradigms/paradigm-words.ts';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Note } from '../bank.ts';
import { headwordsOf, type Row } from '../row.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';

type Place = [table: TableName, row: RowLabel, column: ColumnLabel];

/** Where in a word's tables a noted form must stand. */
const places: Record<LanguageCode, Partial<Record<keyof Note, Place>>> = {
  en: {
    plural: ['number', 'plural', 'form'],
    past: ['principal-parts', 'past', 'form'],
    participle: ['principal-parts', 'past-participle', 'form'],
  },
  es: {
    plural: ['number', 'plural', 'form'],
    present: ['present', 'first', 'singular'],
    past: ['preterite', 'first', 'singular'],
    participle: ['non-finite', 'participle', 'form'],
  },
  ru: { plural: ['declension', 'nominative', 'plural'] },
  tr: {
    accusative: ['declension', 'accusative', 'singular'],
    aorist: ['aorist', 'third', 'singular'],
  },
};

/** The forms in a place of every table of that name, and nothing where there is no such table or column. */
function formsAt(tables: readonly ParadigmTable[], [name, label, column]: Place): string[][] {
  return tables
    .filter((table) => table.name === name && table.columns.includes(column))
    .map(({ columns, rows }) => {
      const cell = rows.find((row) => row.label === label)?.cells[columns.indexOf(column)];
      return cell?.forms ?? [];
    });
}

function contradictions(
  tables: readonly ParadigmTable[],
  language: LanguageCode,
  note: Note,
): string[] {
  return Object.entries(places[language]).flatMap(([name, place]) => {
    const noted = note[name as keyof Note];
    const found = formsAt(tables, place);
    if (typeof noted !== 'string' || found.length === 0) return [];
    return found.some((forms) => forms.includes(noted)) ? [] : [`${name} "${noted}"`];
  });
}

/** A Russian present is of the imperfective, a simple future of the perfective: but for быть, буду. */
function wrongAspect(
  tables: readonly ParadigmTable[],
  headword: string,
  { aspect }: Note,
): string[] {
  const has = (name: TableName) => tables.some((table) => table.name === name);
  const isWrong =
    (aspect === 'pf' && has('present')) ||
    (aspect === 'impf' && has('future') && headword !== 'быть');
  return isWrong ? [`aspect "${aspect}"`] : [];
}

/** A form that is noted of the first headword, but is another's: crímenes of delito, beside crimen. */
function takenFromAnother(
  row: Row,
  language: LanguageCode,
  lexicon: CheckedBank['lexicon'],
): string[] {
  const [first = '', ...others] = headwordsOf(row, language);
  const note = row.notes?.[language] ?? {};
  return Object.keys(places[language]).flatMap((name) => {
    const noted = note[name as keyof Note];
    if (typeof noted !== 'string' || noted.slice(0, 1) === first.slice(0, 1)) return [];
    const isOthers = others.some((text) => lexicon[language].get(text)?.forms.has(noted));
    return isOthers ? [`${name} "${noted}", a form of another headword`] : [];
  });
}

/** No table says of a word's first headword what its row's notes deny. */
export const checkTables: Check = ({ rows, lexicon, draw }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const [text = ''] = headwordsOf(row, language);
      const entry = lexicon[language].get(text);
      const note = row.notes?.[language];
      if (!entry || !note || text.includes(' ')) return [];
      const tables = paradigmWordsOf(entry)
        .filter(({ pos }) => pos === row.pos)
        .flatMap((word) => draw(word).tables);
      return [
        ...contradictions(tables, language, note),
        ...(language === 'ru' ? wrongAspect(tables, text, note) : []),
        ...takenFromAnother(row, language, lexicon),
      ].map((what) => {
        const detail = `"${text}" notes ${what}, and its table does not`;
        return faultOf(located, 'tables', { language, text, detail });
      });
    }),
  );
