import type { DeclaredTest } from './list-tests.ts';
import { readDocument, type NamedTest, type Row } from './read-document.ts';

/** What a check of the document found. */
export interface Findings {
  /** Rows of all sections. */
  rows: number;
  /** A line for each thing that is wrong. */
  faults: string[];
}

/** Tests of a file by its path from the root; undefined where there is no such file. */
export type FindTests = (file: string) => readonly DeclaredTest[] | undefined;

/** The sections of the specification, as they stand in the document; each must have rows. */
const requiredSections: readonly string[] = [
  'Design card',
  '1. What the product does and for whom',
  '2. Screens and routes: shell',
  '2. Screens and routes: routes',
  '2. Screens and routes: sign-in form',
  '2. Screens and routes: login/register',
  '2. Screens and routes: home (/)',
  '2. Screens and routes: words (/words)',
  '2. Screens and routes: learned (/learned)',
  '2. Screens and routes: card detail (/card-detail)',
  '2. Screens and routes: AI screen (/ai-chat)',
  '2. Screens and routes: translate (/translate)',
  '2. Screens and routes: favorites (/favorites)',
  '2. Screens and routes: category words (/category-words)',
  '2. Screens and routes: search (/search)',
  '2. Screens and routes: profile (/profile)',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. Error catalogue',
  '9. Business constants and limits',
];

function faultOfTest({ file, title }: NamedTest, findTests: FindTests): string | undefined {
  const tests = findTests(file);
  if (tests === undefined) return `${file} is gone`;
  const isThere = tests.some((test) => test.title === title || test.pattern.test(title));
  return isThere ? undefined : `${file} has no test “${title}”`;
}

function faultsOfRow({ id, line, tests }: Row, findTests: FindTests): string[] {
  const where = `line ${line}, ${id}`;
  if (tests.length === 0) return [`${where}: names no test`];
  return tests
    .map((test) => faultOfTest(test, findTests))
    .filter((fault) => fault !== undefined)
    .map((fault) => `${where}: ${fault}`);
}

function repeatedIds(rows: readonly Row[]): string[] {
  const lines = Map.groupBy(rows, ({ id }) => id);
  return [...lines]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => `${id} stands at lines ${same.map(({ line }) => line).join(', ')}`);
}

/** Holds a document against the tests that there are, and against the sections it must have. */
export function checkDocument(
  text: string,
  findTests: FindTests,
  required: readonly string[] = requiredSections,
): Findings {
  const { sections, faults } = readDocument(text);
  const rows = sections.flatMap((section) => section.rows);
  const filled = new Set(
    sections.filter((section) => section.rows.length > 0).map(({ heading }) => heading),
  );
  return {
    rows: rows.length,
    faults: [
      ...faults,
      ...required
        .filter((heading) => !filled.has(heading))
        .map((heading) => `the section “${heading}” has no rows`),
      ...repeatedIds(rows),
      ...rows.flatMap((row) => faultsOfRow(row, findTests)),
    ],
  };
}
