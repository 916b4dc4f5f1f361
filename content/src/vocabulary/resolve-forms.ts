import { fold, readingsOf, tokensOf } from '@topwords/languages/text';
import { allGrammar } from '@topwords/languages/grammar';
import type { LanguageCode } from '@topwords/languages/identity';
import type { LexiconEntry } from '../lexicon/lexicon.ts';

/** Letters with which a word must begin to be looked for among forms that no table lists. */
const sharedLetters = 2;

/** Tells whether a token of a text belongs to a headword. */
export type Resolve = (token: string) => boolean;

const readingsOfEntries = new WeakMap<LexiconEntry, readonly string[]>();

/** All readings of a headword and its forms; kept, since several checks ask for the same headwords. */
function readingsOfEntry(entry: LexiconEntry, language: LanguageCode): readonly string[] {
  const known = readingsOfEntries.get(entry);
  if (known) return known;
  const forms = [entry.text, ...entry.forms];
  const readings = forms.flatMap((form) => tokensOf(form, language).flatMap(readingsOf));
  readingsOfEntries.set(entry, readings);
  return readings;
}

/**
 * Finds headwords by their forms, also by those that no table lists and those by which they are only
 * recognized; numbers belong to all.
 */
export function resolveForms(entries: readonly LexiconEntry[], language: LanguageCode): Resolve {
  return resolveAmong(
    entries,
    language,
    new Set(entries.flatMap(({ recognized }) => [...recognized])),
  );
}

/** The same for what we write: without the forms by which words are only recognized, *colour*. */
export function resolveWritten(entries: readonly LexiconEntry[], language: LanguageCode): Resolve {
  return resolveAmong(entries, language, new Set());
}

function resolveAmong(
  entries: readonly LexiconEntry[],
  language: LanguageCode,
  known: Set<string>,
): Resolve {
  for (const entry of entries) {
    for (const reading of readingsOfEntry(entry, language)) known.add(reading);
  }
  const { isFormOf } = allGrammar[language];
  const byBeginning = Map.groupBy(entries, ({ text }) =>
    fold(text, language).slice(0, sharedLetters),
  );
  return (token) => {
    if (/\d/.test(token) || readingsOf(token).some((reading) => known.has(reading))) return true;
    if (!isFormOf) return false;
    const alike = byBeginning.get(token.slice(0, sharedLetters)) ?? [];
    return alike.some(({ text, lexeme }) => isFormOf(text, token, lexeme.pos === 'verb'));
  };
}
