import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { textOf, type Unit } from '../reading/reading.ts';
import type { SourceWord } from '../reading/source-word.ts';
import { readingsOf } from './readings-of.ts';
import type { UnitSources } from './unit-sources.ts';

const isVerb = ({ readings }: Unit) => readings[0]?.meaning.pos === 'verb';

/**
 * A set phrase. If one of its headwords is inflected in the text, that form gives tense, person and
 * number: the past in *took my time*.
 */
export function saidUnit(
  { phrases }: UnitSources,
  words: readonly SourceWord[],
  { from, as }: { from: LanguageCode; as?: readonly string[] },
): Unit {
  const parts = words.map((word): Unit => {
    return { words: [word], readings: readingsOf(phrases.findWords(word.text, from)) };
  });
  const heads = parts.flatMap((part, place): Unit[] => {
    const written = as?.[place] ?? '';
    const isOther = textOf(part, from) !== written && allGloss[from].thirdPerson?.test(written);
    const readings = part.readings.filter(
      ({ word, meaning }) => word.text === written || (isOther && meaning.pos === 'verb'),
    );
    return readings.length === 0 ? [] : [{ ...part, readings }];
  });
  const isInflected = (part: Unit) => textOf(part, from) !== part.readings[0]?.word.text;
  const inflected = heads.filter(isInflected);
  const first = heads.find((part) => part.words[0] === words[0]);
  const head =
    inflected.find(isVerb) ?? inflected.at(-1) ?? (first && isVerb(first) ? first : undefined);
  if (head === undefined) return { words, readings: [], parts };
  const pos = head.readings[0]?.meaning.pos;
  return {
    words,
    readings: head.readings.filter(({ meaning }) => meaning.pos === pos),
    parts,
    head,
  };
}
