import { mapOf } from '../../lookup/map-of.ts';
import type { Features, GrammaticalNumber, Person } from '../../gloss/features.ts';

type Actor = Pick<Features, 'person' | 'number'>;

const actorOf = (person: Person, number: GrammaticalNumber): Actor => ({ person, number });

/** Endings of persons after -DI and -sA, and possessives of verbal nouns and participles. */
const actors = mapOf<Actor>({
  m: actorOf('first', 'singular'),
  n: actorOf('second', 'singular'),
  k: actorOf('first', 'plural'),
  nIz: actorOf('second', 'plural'),
  lAr: actorOf('third', 'plural'),
  '': actorOf('third', 'singular'),
});
const owners = mapOf<Actor>({
  Im: actorOf('first', 'singular'),
  In: actorOf('second', 'singular'),
  I: actorOf('third', 'singular'),
  ImIz: actorOf('first', 'plural'),
  InIz: actorOf('second', 'plural'),
  lArI: actorOf('third', 'plural'),
});

const person = '(?<person>m|n|k|nIz|lAr|)';
const owner = '(?<owner>ImIz|InIz|Im|In|I|lArI)';
const nounCase = '(?:y?I|n?I|y?A|nA|n?DA|n?DAn|n?In|ylA)?';

/** What follows the stem and its "not" and "can", with what it says; A is a/e, I is ı/i/u/ü, D is d/t. */
const tails: [tail: string, features: Features][] = [
  [`(?:[AI]?r|z|Iyor)(?:lAr)?sA${person}`, { relation: 'condition' }],
  [`(?:mIş|DIy)(?:lAr)?sA${person}`, { relation: 'condition', mood: 'past' }],
  [`y?AcAk(?:lAr)?sA${person}`, { relation: 'condition', mood: 'future' }],
  [`sA${person}`, { relation: 'condition' }],
  [`sAyDI${person}`, { relation: 'condition', mood: 'past' }],
  ['sAnA', { mood: 'imperative' }],
  ['sAnIzA', { mood: 'imperative' }],
  [`Iyor(?:lAr)?DI${person}`, { mood: 'past' }],
  [`y?IncA`, { relation: 'when' }],
  [`(?:[AI]?r|z|Iyor|mIş|y?AcAk)(?:lAr)?kAn`, { relation: 'when' }],
  [`DIkçA`, { relation: 'when' }],
  [`DIğ${owner}n?DA`, { relation: 'when' }],
  [`DI[kğ]${owner}${nounCase}`, { relation: 'relative' }],
  [`y?AcA[kğ]${owner}${nounCase}`, { relation: 'relative', mood: 'future' }],
  [`y?An(?:lAr)?${nounCase}`, { relation: 'relative' }],
  [`y?AyIm`, { mood: 'imperative', ...actors.get('m') }],
  [`y?AlIm`, { mood: 'imperative', ...actors.get('k') }],
  [`y?In(?:Iz)?`, { mood: 'imperative', ...actors.get('nIz') }],
  [`Ir`, { mood: 'present', ...actors.get('') }],
  [`IrIm`, { mood: 'present', ...actors.get('m') }],
  [`IrsIn`, { mood: 'present', ...actors.get('n') }],
  [`IrIz`, { mood: 'present', ...actors.get('k') }],
  [`IrsInIz`, { mood: 'present', ...actors.get('nIz') }],
  [`IrlAr`, { mood: 'present', ...actors.get('lAr') }],
  [`sIn`, { mood: 'imperative', ...actors.get('') }],
  [`sInlAr`, { mood: 'imperative', ...actors.get('lAr') }],
  [`y?Ip`, {}],
  [`y?ArAk`, {}],
  [`DIkDAn`, {}],
  [`mA(?<owner>m|n|sI|mIz|nIz|lArI)${nounCase}`, {}],
  [`mA(?:yI|yA|DA|DAn|nIn|ylA)?`, {}],
  [`mAk(?:DA|DAn|lA)?`, {}],
  [`y?Iş${owner}?${nounCase}`, {}],
];

const patterns = tails.map(([tail, features]) => ({
  pattern: new RegExp(`^(?:${tail})$`, 'u'),
  features,
}));

/** "Not" and "can" directly after the stem. */
const polarities: [tail: RegExp, features: Features][] = [
  [/^mAyAbIl(?=.)/u, { isNegative: true, can: true }],
  [/^y?AmA(?=.)/u, { isNegative: true, can: true }],
  [/^y?AbIl(?=.)/u, { can: true }],
  [/^mA(?=.)/u, { isNegative: true }],
  [/^m(?=Iyor)/u, { isNegative: true }],
  [/^/u, {}],
];

/** Vowels and consonants that agree with others, as grammars write them. */
function generalized(tail: string): string {
  return tail
    .replaceAll(/[ae]/gu, 'A')
    .replaceAll(/[ıiuü]/gu, 'I')
    .replaceAll(/[dt](?=[AI])/gu, 'D');
}

/**
 * What the ending of a Turkish verb says that is in none of its tenses: a condition, a time, an
 * order, a participle or a verbal noun, with who acts. `tail` follows the stem. Empty for an ending
 * that is not understood. After Göksel and Kerslake (2005), chapters 8 and 18 to 20.
 */
export function readVerbTail(tail: string): Features[] {
  const whole = generalized(tail);
  if (/^mADAn$/u.test(whole)) return [{ relation: 'before' }];
  // *Taşımama yardım et* is "my carrying".
  if (whole === 'mAmA') return [actorOf('first', 'singular')];
  const readings = polarities.flatMap(([polarity, own]) => {
    const rest = polarity.test(whole) ? whole.replace(polarity, '') : undefined;
    return rest === undefined ? [] : readRest(rest).map((features) => ({ ...features, ...own }));
  });
  // "Not" is likelier than a verbal noun: *gelmeyen*.
  return readings.slice(0, 1);
}

function readRest(rest: string): Features[] {
  for (const { pattern, features } of patterns) {
    const groups = pattern.exec(rest)?.groups;
    if (groups === undefined && !pattern.test(rest)) continue;
    // *geldiğini* is of "you" and of "him".
    const isUnsure =
      /^(?:DIğ|y?AcAğ)In(?:I|A|DA|DAn|In)$/u.test(rest) || /^(?:DIk|y?AcAk)lArI/u.test(rest);
    const actor = isUnsure
      ? {}
      : (actors.get(groups?.['person'] ?? '-') ?? owners.get(ownerOf(groups?.['owner'])));
    return [{ ...features, ...actor }];
  }
  return [];
}

/** *gelmem* and *geldiğim* have the same owner. */
function ownerOf(owner: string | undefined): string {
  if (owner === undefined) return '-';
  if (owner === 'sI') return 'I';
  return /^[mn]/u.test(owner) ? `I${owner}` : owner;
}
