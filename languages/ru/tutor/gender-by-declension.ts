import type { NotedGender } from '../../tutor/gender.ts';
import type { Teaching } from '../../tutor/teaching.ts';

/** Derives a noun's gender from its declension. */
export function genderByDeclension({ facts }: Teaching): NotedGender | undefined {
  const { declension, animate, number } = facts.inflection;
  if (number === 'plural-only') return undefined;
  if (declension === 'third') return 'f';
  if (declension === 'first') return animate === false ? 'f' : undefined;
  if (declension !== 'second') return undefined;
  return /[оеё]$/u.test(facts.word.text) ? 'n' : 'm';
}
