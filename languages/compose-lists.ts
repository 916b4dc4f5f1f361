import { existsSync, readdirSync } from 'node:fs';

const here = new URL('./', import.meta.url);

/** What a language's folder holds: one file each, with an export of its name. */
const parts = ['identity', 'typing', 'text', 'syntax', 'grammar', 'gloss', 'tutor'];

/** The folders of languages: those that say what they are called. */
function listLanguages(): string[] {
  return readdirSync(here)
    .filter(
      (name) =>
        name !== 'lists' && name !== 'all' && existsSync(new URL(`${name}/identity.ts`, here)),
    )
    .toSorted();
}

/** The files of `lists/`, by their path: each gathers one part of all languages, so that nobody loads more. */
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
