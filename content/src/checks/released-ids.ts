import type { Fault } from '../fault.ts';
import type { Ids } from '../ids.ts';
import type { Lexicon } from '../lexicon.ts';
import { checksumOfRelease, releasedWords, type Release } from '../releases.ts';
import { languageCodes } from '@topwords/platform/contracts';

function faultOfFile(file: string, detail: string): Fault {
  return { check: 'released-ids', file, line: 1, key: '', detail };
}

/**
 * What people have marked is still there under its id: no released id has come to mean another word,
 * meaning or sentence, and every released word is still a headword.
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
  const gone = (last ? releasedWords(ids, last) : [])
    .filter((name) => !headwords.has(name))
    .map((name) =>
      faultOfFile('releases.json', `${name} was released and is no headword any more`),
    );
  return [...changed, ...gone];
}
