import type { GlossedWord, LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit } from './grammar/clause-unit.ts';
import { marksOf } from './grammar/marks-of.ts';
import { equivalentsOf } from './reading/reading.ts';
import type { Token } from './reading/token.ts';

const maxAlternatives = 4;
/** How far a further reading may be from the likeliest: another headword with the same form. */
const maxDistance = 1.5;

/** A unit of a text with its meaning. */
interface Glossed extends Omit<GlossedWord, 'text'> {
  unit: ClauseUnit['unit'];
}

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/** The words of a text, each with its meanings and what its form adds to them. */
export function composeGloss(
  tokens: readonly Token[],
  clauses: readonly (readonly ClauseUnit[])[],
  languages: Languages,
): GlossedWord[] {
  const glossed = clauses.flatMap((clause) =>
    clause.map((member, place): Glossed => {
      const marks = marksOf(clause, place, languages.from);
      const isSilent = member.silence !== undefined || marks.includes('question');
      const [translation = null, ...others] = isSilent ? [] : meaningsOf(member, languages);
      return { unit: member.unit, translation, alternatives: others, marks };
    }),
  );
  return groupByTokens(glossed).map((group) => joinContraction(tokens, group));
}

/** The likeliest sense's equivalents first, then other senses', then those of other headwords. */
function meaningsOf({ unit, reading }: ClauseUnit, { to }: Languages): string[] {
  if (reading === undefined) return [];
  const nearest = unit.readings[0]?.distance ?? 0;
  const others = unit.readings.filter(({ distance }) => distance - nearest < maxDistance);
  const first = equivalentsOf(reading, to);
  const further = others.flatMap((one) => equivalentsOf(one, to).slice(0, 1));
  return [...new Set([...first, ...further])].slice(0, 1 + maxAlternatives);
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
    alternatives: said.length === 1 ? group.flatMap(({ alternatives }) => alternatives) : [],
    // Of "didn't" only "not" remains to be said.
    marks: [...new Set(group.flatMap(({ marks }) => marks))].filter(
      (mark) => mark !== 'auxiliary' || said.length === 0,
    ),
  };
}
