import { languageCodes } from '@topwords/languages/identity';
import type { Fault } from '../rows/fault.ts';
import type { Ids } from '../ids/ids.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { checksumOfRelease, releasedWords, type Release } from '../ids/releases.ts';

function faultOfFile(file: string, detail: string): Fault {
  return { check: 'released-ids', file, line: 1, key: '', detail };
}

/**
 * Learners' marks must keep their words: no released id now means another word, meaning or
 * sentence, and every released word is still a headword.
 */
export function checkReleasedIds(
  ids: Ids,
  lexicon: Lexicon,
  releases: readonly Release[],
): Fault[] {
  const changed = releases
    .filter((release) => checksumOfRelease(ids, release) !== release.checksum)
    .map(({ date }) => faultOfFile('ids.json', `ids of the release of ${date} have changed`));
  const headwords = new Set(
    languageCodes.flatMap((language) =>
      [...lexicon[language].keys()].map((text) => `${language}:${text}`),
    ),
  );
  const last = releases.at(-1);
  const missing = (last ? releasedWords(ids, last) : [])
    .filter((name) => !headwords.has(name))
    .map((name) =>
      faultOfFile('releases.json', `${name} was released but is no longer a headword`),
    );
  return [...changed, ...missing];
}
