import { allTutor, type FormLabel, nameOfForm } from '@topwords/languages/tutor';
import type { TableName } from '@topwords/languages/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';

/** The native name of a table, for use within a sentence. */
export function nameOfTable(table: TableName, native: LanguageCode): string {
  const { tables, locale } = allTutor[native].texts;
  const name = tables[table];
  return name.slice(0, 1).toLocaleLowerCase(locale) + name.slice(1);
}

/** The native name of a form: "preterite, 1st person, singular". */
export function describeLabel(label: FormLabel, native: LanguageCode): string {
  return nameOfForm({ texts: allTutor[native].texts }, label);
}
