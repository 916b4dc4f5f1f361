import type { RowLabel, TableName } from '@topwords/languages/paradigms';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';

type Person = 'first' | 'second' | 'third';

function isPerson(label: RowLabel): label is Person {
  return label === 'first' || label === 'second' || label === 'third';
}

/** Names the rows of a language's tables in the native language; persons by their pronouns. */
export function rowNames(
  language: LanguageCode,
  native: LanguageCode,
): (name: TableName, label: RowLabel) => string {
  const { places } = allTutor[native].texts;
  const { owners, persons } = allTutor[language];
  return (name, label) => {
    if (!isPerson(label)) return places[label];
    return (name === 'possessive' ? owners : undefined)?.[label] ?? persons[label];
  };
}
