/** A test that a row names. */
export interface NamedTest {
  /** From the project's root. */
  file: string;
  /** Titles of its groups and its own, joined by ' › '. */
  title: string;
}

/** A statement of the specification, as a row of a table. */
export interface Row {
  id: string;
  statement: string;
  tests: NamedTest[];
  /** Number of its line, from 1. */
  line: number;
}

/** What stands under one heading, up to the next of any level. */
interface Section {
  heading: string;
  rows: Row[];
}

/** The document as it is checked: lines that look like rows and are none are faults. */
export interface ConformanceDocument {
  sections: Section[];
  faults: string[];
}

const headings = ['id', 'statement', 'where shown', 'note'];

/** Cells of a table's line; a pipe within one is written `\|`. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Tests stand in a cell as code, each as `file › title`. */
function readTests(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => {
    const [file = '', ...titles] = code.split(' › ');
    return { file, title: titles.join(' › ') };
  });
}

/** Reads the tables of a Markdown text whose columns are id, statement, where shown and note. */
export function readDocument(text: string): ConformanceDocument {
  const sections: Section[] = [];
  const faults: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^#{2,6} (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ heading, rows: [] });
    if (!line.startsWith('|')) continue;
    const cells = cellsOf(line);
    const isFrame =
      cells.every((cell) => /^:?-+:?$/.test(cell)) || cells.join() === headings.join();
    if (isFrame) continue;
    const [id = '', statement = '', where = ''] = cells;
    const section = sections.at(-1);
    if (cells.length !== headings.length || id === '' || statement === '' || !section) {
      faults.push(`line ${index + 1}: not a row of ${headings.join(', ')}: ${line.slice(0, 60)}`);
    } else {
      section.rows.push({ id, statement, tests: readTests(where), line: index + 1 });
    }
  }
  return { sections, faults };
}
