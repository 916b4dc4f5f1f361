import { writeFileSync } from 'node:fs';
import { composeLists } from './compose-lists.ts';

/** Writes the lists of languages from the existing folders. */
for (const [path, text] of composeLists()) {
  writeFileSync(new URL(path, import.meta.url), text);
}
