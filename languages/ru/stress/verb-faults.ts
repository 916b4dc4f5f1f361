import type { StressedWord } from '../../pack/stress.ts';
import { isPersonOnEnding, verbStressOf } from './verb-keys.ts';
import { plainOf, stressedPlace } from './vowel-stress.ts';

type Side = 'stem' | 'ending';

/** Sides by pattern: of the first and the other persons, of the past feminine and neuter. */
const sides: ReadonlyMap<string, [Side, Side]> = new Map([
  ['a', ['stem', 'stem']],
  ['b', ['ending', 'ending']],
  ['c', ['ending', 'stem']],
]);

function isLastVowel(form: string): boolean {
  return stressedPlace(form) === plainOf(form).length - 1;
}

/**
 * Contradictions between a verb's pattern and its key forms. Reflexive verbs of the past pattern c,
 * and verbs of c' and c'', may have the neuter of b: начало́сь, дало́.
 */
export function verbFaults(word: StressedWord): string[] {
  const { accent } = word;
  const { infinitive, isReflexive, present = '', past, keys } = verbStressOf(word);
  // хоте́ть has endings of both kinds.
  if (accent === undefined || infinitive.endsWith('хотеть')) return [];
  const ofPresent = sides.get(present);
  const ofPast = past === undefined ? undefined : sides.get(past.replace(/'+$/u, ''));
  if (!ofPresent || (past !== undefined && !ofPast)) return [`unknown accent pattern ${accent}`];
  const faults: string[] = [];
  const check = (
    form: string | undefined,
    isEnding: (form: string) => boolean,
    side: Side | undefined,
  ) => {
    if (form === undefined || side === undefined || isEnding(form) === (side === 'ending')) return;
    faults.push(`${form} is not stressed on its ${side}, as pattern ${accent} would have it`);
  };
  // Verbs without a first person have a third in its place.
  const isFirst = /(?:[ую]\u0301?|м)$/u.test(keys.first ?? '');
  check(keys.first, isPersonOnEnding, ofPresent[isFirst ? 0 : 1]);
  check(keys.thirdPlural, isPersonOnEnding, ofPresent[1]);
  check(keys.feminine, isLastVowel, ofPast?.[0]);
  const mayEndInNeuter = past?.startsWith("c'") === true || (past === 'c' && isReflexive);
  if (!mayEndInNeuter) check(keys.neuter, isLastVowel, ofPast?.[1]);
  return faults;
}
