import type { Cell, WordFacts } from '@topwords/languages/paradigms';
import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { loadInflect, loadSpellers } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import { drawWith } from '../paradigms/draw.ts';
import { paradigmWordsOf } from '../paradigms/paradigm-words-of.ts';
import { headwordsOf } from '../rows/row.ts';
import { readSources } from '../sources.ts';

/** A word's tables by part of speech and name, one text per row: `*go went`, `-` for no form. */
export interface ShownTables {
  tables: Record<string, string[]>;
  facts: WordFacts;
}

function show(cell: Cell | null): string {
  return cell ? `${cell.irregular ? '*' : ''}${cell.forms.join('/')}` : '-';
}

/** Draws the tables of single headwords of the bank, as the build does. */
export async function loadShownTables(): Promise<
  (language: LanguageCode, text: string) => ShownTables
> {
  const { rows, lexemes } = readSources();
  const [inflect, spellers] = await Promise.all([loadInflect(), loadSpellers()]);
  const draw = drawWith(spellers);
  return (language, text) => {
    const own = rows.filter(({ row }) => headwordsOf(row, language).includes(text));
    const named = lexemes[language].filter(({ lexeme }) => lexeme.word === text);
    const only = { ...ofEachLanguage(() => []), [language]: named };
    const entry = buildLexicon(own, only, inflect)[language].get(text);
    const drawn = entry ? paradigmWordsOf(entry).map(draw) : [];
    const tables: ShownTables['tables'] = {};
    for (const table of drawn.flatMap((word) => word.tables)) {
      const lines = table.rows.map(({ cells }) => cells.map(show).join(' '));
      tables[`${table.pos} ${table.name}`] ??= lines;
    }
    return { tables, facts: drawn.find(({ facts }) => facts)?.facts ?? {} };
  };
}
