import type { RowLabel } from '../../paradigms/labels.ts';
import type { Government } from '../../tutor/teaching.ts';
import { mapOf } from '../../lookup/map-of.ts';

const cases = mapOf<RowLabel>({
  род: 'genitive',
  дат: 'dative',
  вин: 'accusative',
  тв: 'instrumental',
  предл: 'prepositional',
  пр: 'prepositional',
  чего: 'genitive',
  кому: 'dative',
  чему: 'dative',
  кого: 'accusative',
  что: 'accusative',
  кем: 'instrumental',
  чем: 'instrumental',
});

function readPart(part: string): Government[] {
  if (/^(?:кого, )?чего$/u.test(part)) return [{ prepositions: [], case: 'genitive' }];
  const [, question, rest] = /^(ко[гм]у?о?|чем|что),? (.*\+.*)$/u.exec(part) ?? [];
  if (question !== undefined && rest !== undefined)
    return [...readPart(question), ...readPart(rest)];
  const withCase = /^(?:([а-я]+(?:, [а-я]+)*) )?\+ ([а-я]+)\. п\.$|^([а-я]+)\. п\.$/u.exec(part);
  const named = cases.get(withCase?.[2] ?? withCase?.[3] ?? '');
  if (named !== undefined) return [{ prepositions: withCase?.[1]?.split(', ') ?? [], case: named }];
  if (/^(?:\+ )?инф\.$/u.test(part)) return [{ prepositions: [], case: 'infinitive' }];
  return part.split(/, ?|\//u).flatMap((one): Government[] => {
    const asked = cases.get(one);
    return asked === undefined ? [] : [{ prepositions: [], case: asked }];
  });
}

/**
 * Reads a note of the bank: `кому, чему`, `с + тв. п.; о + предл. п.`. Merges questions of the same
 * case, and ignores what it cannot read.
 */
export function readGovernment(note: string): Government[] {
  const read = note.split('; ').flatMap(readPart);
  const keys = read.map((one) => [...one.prepositions, one.case].join());
  return read.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
