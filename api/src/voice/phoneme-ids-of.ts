/** Marks of a voice's map that are not phonemes. */
const pause = '_';
const begin = '^';
const end = '$';

/**
 * The ids of a sentence in IPA, as Piper's models were trained: each character (NFD) is followed by a
 * pause. Characters that the voice does not know are left out.
 */
export function phonemeIdsOf(
  sentence: string,
  ids: ReadonlyMap<string, readonly number[]>,
): number[] {
  const of = (mark: string) => ids.get(mark) ?? [];
  const phonemes = Array.from(sentence.normalize('NFD')).filter(
    (character) => ![pause, begin, end].includes(character) && ids.has(character),
  );
  return [
    ...of(begin),
    ...of(pause),
    ...phonemes.flatMap((phoneme) => [...of(phoneme), ...of(pause)]),
    ...of(end),
  ];
}
