/** The result of checking the document against the tests. */
export interface Conformance {
  /** The tests of each statement, as `file:line title`, by the statement's id. */
  tests: ReadonlyMap<string, readonly string[]>;
  /** A line for each fault. */
  faults: readonly string[];
}

const statement = /^- \*\*([A-Z]+\d+)\*\* \S/gm;
const mark = /^\s*\/\/ @spec\b(.*)$/;
/** The line below a mark: a test that runs, once or for each row of a table. */
const declaration = /^\s*(?:test|it|[a-z]\w*Test)(?:\.(?:each|concurrent|serial)\b|\(|`)/;

/**
 * Checks the statements of the specification against the tests that name them.
 * @param files test files, by path
 */
export function checkConformance(
  document: string,
  files: ReadonlyMap<string, string>,
): Conformance {
  const tests = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [, id = ''] of document.matchAll(statement)) {
    if (tests.has(id)) faults.push(`${id} names two statements`);
    tests.set(id, []);
  }
  for (const [file, text] of files) {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const ids = mark.exec(line)?.[1]?.trim().split(/\s+/);
      if (!ids) continue;
      const place = `${file}:${index + 2}`;
      const below = lines[index + 1] ?? '';
      if (!declaration.test(below)) faults.push(`${place}: no test below @spec`);
      for (const id of ids) {
        const known = tests.get(id);
        if (known) known.push(`${place} ${below.trim()}`);
        else faults.push(`${place}: there is no statement ${id || 'without an id'}`);
      }
    }
  }
  for (const [id, found] of tests) if (found.length === 0) faults.push(`${id} has no test`);
  return { tests, faults };
}
