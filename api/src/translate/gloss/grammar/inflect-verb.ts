import { allGloss, type Mood, type VerbForm } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit, Spot } from './clause-unit.ts';
import { findSubject, type FoundSubject } from './find-subject.ts';
import { genderOf } from './gender.ts';
import { negationOf } from './negation.ts';
import { writeVerb } from './write-verb.ts';

/** Inflects a verb for its clause, and adds the subject pronoun if the original implies it. */
export function inflectVerb(spot: Spot, name: string): string {
  const { tables, clause, place, member, to } = spot;
  const { features } = member;
  const subject = findSubject(clause, place);
  const verb: VerbForm = {
    ...features,
    mood: moodOf(spot),
    person: features.person ?? subject?.person ?? 'third',
    number: features.number ?? subject?.number ?? 'singular',
    gender: subject?.noun ? genderOf(subject.noun.reading, to) : (subject?.gender ?? 'masculine'),
    headword: name,
  };
  const form = writeVerb(tables, to, verb);
  const isNegated = negationOf(clause, place, to) !== undefined;
  const negated = isNegated ? allGloss[to].negation?.say(form, verb) : undefined;
  const said = negated ?? withTo(spot, form);
  return withSubject(member, subject, said, to);
}

/**
 * The mood of a verb. A form that no table has takes the mood of an earlier verb; right after a
 * verb it is an infinitive.
 */
function moodOf({ clause, place, member }: Spot): Mood {
  const own = member.features.mood;
  if (own !== undefined) return own;
  if (clause[place - 1]?.pos === 'verb') return 'infinitive';
  const earlier = clause.slice(0, place).findLast(({ pos }) => pos === 'verb');
  return earlier?.features.mood ?? 'infinitive';
}

function withTo({ clause, place, member, to }: Spot, said: string): string {
  const before = clause[place - 1];
  const isInfinitive = member.features.mood === 'infinitive';
  if (!isInfinitive || before?.pos !== 'verb') return said;
  const verb = before.reading?.meaning.words.en.headwords[0] ?? '';
  return allGloss[to].infinitiveAfter?.(said, verb) ?? said;
}

function withSubject(
  { features: { mood, person, number } }: ClauseUnit,
  subject: FoundSubject | undefined,
  said: string,
  to: LanguageCode,
): string {
  if (subject !== undefined || mood === 'imperative' || !person || !number) return said;
  // No pronoun for third persons, which may be anyone, nor if this language omits it as well.
  const pronoun = allGloss[to].subjectPronouns?.[`${person} ${number}`];
  return pronoun === undefined ? said : `${pronoun} ${said}`;
}
