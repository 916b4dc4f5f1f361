import type { TableName } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import { nameOfForm } from '../../compose/writing.ts';
import type { FormLabel } from '../../facts/word-facts.ts';
import { textsOf } from '../../texts/texts-of.ts';

/** What a table is called in the native language, within a sentence. */
export function nameOfTable(table: TableName, native: LanguageCode): string {
  const { tables, locale } = textsOf(native);
  const name = tables[table];
  return name.slice(0, 1).toLocaleLowerCase(locale) + name.slice(1);
}

/** What a form is called in the native language: "preterite, 1st person, singular". */
export function describeLabel(label: FormLabel, native: LanguageCode): string {
  return nameOfForm({ texts: textsOf(native) }, label);
}
