import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import type { Ids } from '../ids/ids.ts';
import { wordName } from '../ids/word-name.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AboutWords, BuiltTeaching } from './built-teaching.ts';
import type { Located, Teaching } from './teaching.ts';

interface BuildContext {
  lexicon: Lexicon;
  ids: Pick<Ids, 'words'>;
  version: string;
}

/**
 * Builds what is taught beyond words for the API, with the ids of its words.
 * @throws with the file and the line of a word that is no headword
 */
export function buildTeaching(
  teaching: Teaching,
  { lexicon, ids, version }: BuildContext,
): BuiltTeaching {
  function resolve<T extends { words?: string[] | undefined }>(
    { file, line, value }: Located<T>,
    language: LanguageCode,
  ): AboutWords<T> {
    const words = (value.words ?? []).map((name) => {
      const id = lexicon[language].has(name) ? ids.words[wordName(language, name)] : undefined;
      if (id === undefined) throw new Error(`teaching/${file}:${line}: "${name}" is no headword`);
      return id;
    });
    return { ...value, words };
  }
  return {
    version,
    languages: ofEachLanguage((language) => ({
      contrasts: teaching.contrasts[language].map((one) => resolve(one, language)),
      grammar: teaching.grammar[language].map((one) => resolve(one, language)),
      mistakes: teaching.mistakes[language].map((one) => resolve(one, language)),
    })),
    falseFriends: Object.fromEntries(
      [...teaching.falseFriends].map(([pair, lines]) => [pair, lines.map(({ value }) => value)]),
    ),
  };
}
