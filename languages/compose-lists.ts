import { existsSync, readdirSync } from 'node:fs';

const here = new URL('./', import.meta.url);

/** Parts of a language's folder: one file each, with an export of the same name. */
const parts = [
  'identity',
  'typing',
  'text',
  'syntax',
  'grammar',
  'gloss',
  'tutor',
  'correction',
  'sound',
];

/** The folders of languages: those with an `identity.ts`. */
function listLanguages(): string[] {
  return readdirSync(here)
    .filter(
      (name) =>
        name !== 'lists' && name !== 'all' && existsSync(new URL(`${name}/identity.ts`, here)),
    )
    .toSorted();
}

/**
 * The files of `lists/` by path: each imports one part of all languages, so that code loads only
 * that part.
 */
export function composeLists(languages: readonly string[] = listLanguages()): Map<string, string> {
  return new Map(
    parts.map((part) => {
      const imports = languages.map(
        (code) => `import { ${part} as ${code} } from '../${code}/${part}.ts';`,
      );
      const text = `${imports.join('\n')}\n\n/** Written by \`npm run languages:list\`. */\nexport const ${part}List = { ${languages.join(', ')} };\n`;
      return [`lists/${part}.ts`, text];
    }),
  );
}
