import type { GlossedWord, LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit } from './grammar/clause-unit.ts';
import type { UsageOf } from '../../bank/usage-loader.ts';
import { meaningsWithComplement, usesOf } from './complements.ts';
import { declinePronoun } from './decline-pronoun.ts';
import type { FormSources } from './grammar/read-features.ts';
import { marksOf } from './grammar/marks-of.ts';
import { equalMeanings } from './equal-meanings.ts';
import { equivalentsOf, type Reading } from './reading/reading.ts';
import type { Token } from './reading/token.ts';

const maxAlternatives = 10;
/** Senses that are shown before further uses. */
const maxSenses = 8;
/** How far a further reading may be from the likeliest: another headword with the same form. */
const maxDistance = 2;

/** A unit of a text with its meaning. */
interface Glossed extends Omit<GlossedWord, 'text'> {
  unit: ClauseUnit['unit'];
}

/** What meanings are found with. */
interface GlossedFrom extends FormSources {
  usageOf: UsageOf;
}

/** A text that was read: its tokens, and its clauses. */
interface ReadText {
  tokens: readonly Token[];
  clauses: readonly (readonly ClauseUnit[])[];
  from: LanguageCode;
  to: LanguageCode;
}

/** The words of a text, each with its meanings and what its form adds to them. */
export function composeGloss(
  sources: GlossedFrom,
  { tokens, clauses, from, to }: ReadText,
): GlossedWord[] {
  const glossed = clauses.flatMap((clause) =>
    clause.map((member, place): Glossed => {
      const marks = marksOf(clause, place, from);
      const isSilent = member.silence !== undefined || marks.includes('question');
      const meanings = isSilent ? [] : meaningsOf(sources, { clause, place }, { from, to });
      const equals = equalMeanings(member, meanings, to);
      const translation = equals.length === 0 ? null : equals.join(' / ');
      const alternatives = meanings.filter((one) => !equals.includes(one));
      return { unit: member.unit, translation, alternatives, marks };
    }),
  );
  return groupByTokens(glossed).map((group) => joinContraction(tokens, group));
}

/** The likeliest sense's equivalents first, then other senses', then those of other headwords. */
function meaningsOf(
  sources: GlossedFrom,
  { clause, place }: { clause: readonly ClauseUnit[]; place: number },
  { from, to }: { from: LanguageCode; to: LanguageCode },
): string[] {
  const member = clause[place];
  if (member === undefined) return [];
  const { unit, reading, pos, features } = member;
  if (unit.said !== undefined && reading === undefined) return [...unit.said];
  if (reading === undefined) return [...(unit.uses ?? [])];
  const nearest = unit.readings[0]?.distance ?? 0;
  if (unit.said !== undefined && unit.head !== undefined) return [...unit.said];
  const isOwn = (one: Reading) =>
    one.word === reading.word && one.meaning.pos === reading.meaning.pos;
  const own = unit.readings.filter(isOwn);
  const others = unit.readings.filter(({ distance }) => distance - nearest < maxDistance);
  const first = equivalentsOf(reading, to);
  const further = [...own, ...others].flatMap((one) => equivalentsOf(one, to).slice(0, 1));
  const main = first[0] ?? '';
  const joined = meaningsWithComplement(sources.usageOf, { clause, place, main }, { from, to });
  const said = [
    ...(unit.said ?? []),
    ...joined,
    ...first.slice(0, 2),
    ...(unit.uses ?? []),
    ...first.slice(2),
    ...further,
  ];
  const uses = usesOf(sources.usageOf, { reading, said }, to);
  const meanings = [...new Set([...said.slice(0, 1 + maxSenses), ...uses])].slice(
    0,
    1 + maxAlternatives,
  );
  const name = features.case;
  if (pos !== 'pronoun' || name === undefined) return meanings;
  return [...new Set(meanings.map((one) => declinePronoun(sources, one, { name, to })))];
}

/** Words of one contraction belong to one token. */
function groupByTokens(glossed: readonly Glossed[]): Glossed[][] {
  const groups: Glossed[][] = [];
  for (const one of glossed) {
    const last = groups.at(-1);
    const lastToken = last?.at(-1)?.unit.words.at(-1)?.token;
    if (last !== undefined && lastToken === one.unit.words[0]?.token) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** What a verb also means is shown beside its pronouns and its "not" too, but no tin beside "can't". */
function isVerb({ unit }: Glossed): boolean {
  return unit.readings.every(({ meaning }) => meaning.pos === 'verb');
}

function joinContraction(tokens: readonly Token[], group: readonly Glossed[]): GlossedWord {
  const words = group.flatMap(({ unit }) => unit.words);
  const text = tokens
    .slice(words[0]?.token ?? 0, (words.at(-1)?.token ?? 0) + 1)
    .map((token) => token.text)
    .join('');
  const said = group.flatMap(({ translation }) => translation ?? []);
  return {
    text,
    translation: said.length === 0 ? null : said.join(' + '),
    alternatives: group.flatMap((one) =>
      said.length === 1 || isVerb(one) ? one.alternatives : [],
    ),
    // Of "didn't" only "not" remains to be said.
    marks: [...new Set(group.flatMap(({ marks }) => marks))].filter(
      (mark) => mark !== 'auxiliary' || said.length === 0,
    ),
  };
}
