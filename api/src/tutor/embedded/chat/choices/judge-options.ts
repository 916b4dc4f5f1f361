import { foldText } from '@topwords/languages/text';
import { describeLabel } from '../forms/describe-form.ts';
import { labelsOf } from '../../facts/table-cells.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { isUnknown, offeredOf } from '../offered/find-offered.ts';
import { placesIn } from '../recognise/find-samples.ts';
import type { NoteSentence } from '../taught/note.ts';
import type { Option } from './find-options.ts';
import { choosePattern } from './choose-pattern.ts';

/** Which of two options is right, and what shows it. */
export type Verdict =
  | { kind: 'rule' | 'form' | 'pattern' | 'noted'; right: Option; wrong: Option; why: string }
  | { kind: 'sentences'; right: Option; wrong: Option; sentence: NoteSentence }
  | { kind: 'both'; sentences: readonly [NoteSentence, NoteSentence] };

/** Chooses between two options, where rules, tables, patterns or our sentences decide it. */
export function judgeOptions(
  options: readonly [Option, Option],
  context: ReplyContext,
): Verdict | undefined {
  const [one, other] = options;
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const decide of [chooseForm, chooseByRule, chooseByMistake, choosePattern]) {
    const found = pairs.flatMap(([right, wrong]) => decide(right, wrong, context) ?? []);
    if (found.length === 1) return found[0];
  }
  return chooseBySentences(one, other, context);
}

/** Of a form and a word that does not exist, the form. */
function chooseForm(right: Option, wrong: Option, context: ReplyContext): Verdict | undefined {
  const { sources, facts } = context;
  const [place, ...more] = placesIn(wrong.text).filter((one) => isUnknown(one, context));
  if (!place || more.length > 0) return undefined;
  const rights = wordsIn(right.text);
  const words = sources.finder
    .find(facts.word.language, placesIn(right.text).at(-1)?.raw ?? '')
    .concat(facts.word);
  for (const word of words) {
    const offered = offeredOf(place.raw, word, {
      ...context,
      asked: { ...context.asked, names: [] },
    });
    const form = offered?.cells
      .flatMap(({ forms }) => forms)
      .find((each) => rights.includes(foldText(each)));
    if (form === undefined) continue;
    const tables = sources.tablesOf(word);
    const labels = labelsOf(tables, form).map((label) => describeLabel(label, facts.native));
    return { kind: 'form', right, wrong, why: [...new Set(labels)].slice(0, 2).join(' / ') };
  }
  return undefined;
}

/** The one that the rules of corrections make of the other. */
function chooseByRule(
  right: Option,
  wrong: Option,
  { sources, facts }: ReplyContext,
): Verdict | undefined {
  const found = sources.correct(wrong.whole, facts);
  if (!found.isWrong || sources.correct(right.whole, facts).isWrong) return undefined;
  const wanted = wordsIn(right.whole).join(' ');
  const isSame = wordsIn(found.corrected ?? '').join(' ') === wanted;
  const own = new Set(wordsIn(wrong.text));
  const gained = wordsIn(right.text).filter((text) => !own.has(text));
  const rights = new Set(found.rights.flatMap(wordsIn));
  const isPart = gained.length > 0 && gained.every((text) => rights.has(text));
  return isSame || isPart ? { kind: 'rule', right, wrong, why: found.changes } : undefined;
}

/** The one that an authored mistake about the chat's word has as right, where the other is wrong. */
function chooseByMistake(
  right: Option,
  wrong: Option,
  { sources, facts, asked }: ReplyContext,
): Verdict | undefined {
  const { mistakes } = sources.taughtNotes(facts.word.language, facts.native);
  const [rights, wrongs] = [wordsIn(right.whole), wordsIn(wrong.whole)];
  const gained = rights.filter((text) => !wrongs.includes(text)).join(' ');
  const lost = wrongs.filter((text) => !rights.includes(text)).join(' ');
  const shared = rights.filter((text) => wrongs.includes(text));
  const named = new Set([facts.word.id, ...asked.mentions.map(({ word }) => word.id)]);
  const note = mistakes.find((one) => {
    const [bad, good] = [wordsIn(one.wrong), wordsIn(one.right)];
    return (
      one.words.some((id) => named.has(id)) &&
      shared.some((text) => good.includes(text)) &&
      good.filter((text) => !bad.includes(text)).join(' ') === gained &&
      bad.filter((text) => !good.includes(text)).join(' ') === lost
    );
  });
  return note && { kind: 'rule', right, wrong, why: note.text };
}

/** The one that our sentences have, if they never have the other. */
function chooseBySentences(one: Option, other: Option, context: ReplyContext): Verdict | undefined {
  const [first, second] = nearestWords(one.whole, other.whole).map((text) =>
    sentencesWith(text, context),
  );
  const [a] = first ?? [];
  const [b] = second ?? [];
  if (a && b) return { kind: 'both', sentences: [a, b] };
  if (areOptional(one, other, context)) return undefined;
  if (a && (first?.length ?? 0) >= enough) {
    return { kind: 'sentences', right: one, wrong: other, sentence: a };
  }
  if (b && (second?.length ?? 0) >= enough) {
    return { kind: 'sentences', right: other, wrong: one, sentence: b };
  }
  return undefined;
}

function isSame(one?: string, other?: string): boolean {
  return foldText(one ?? '') === foldText(other ?? '');
}

/** Whether one option only adds pronouns, which may be said or left out. */
export function areOptional(one: Option, other: Option, { sources, facts }: ReplyContext): boolean {
  const [a, b] = [wordsIn(one.whole), wordsIn(other.whole)];
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (!shorter.every((text) => longer.includes(text))) return false;
  const added = longer.filter((text) => !shorter.includes(text));
  const isPronoun = (text: string) =>
    sources.finder.find(facts.word.language, text).some(({ pos }) => pos === 'pronoun');
  return added.length > 0 && added.every(isPronoun);
}

/** Where two texts differ, with one word on each side that they share. */
function nearestWords(one: string, other: string): [string, string] {
  const [a, b] = [one.split(' '), other.split(' ')];
  const shortest = Math.min(a.length, b.length);
  let before = 0;
  while (before < shortest && isSame(a[before], b[before])) before += 1;
  let after = 0;
  while (after < shortest - before && isSame(a.at(-1 - after), b.at(-1 - after))) after += 1;
  const cut = (words: readonly string[]) =>
    words.slice(Math.max(0, before - 1), words.length - Math.max(0, after - 1)).join(' ');
  return [cut(a), cut(b)];
}

/** One sentence may be a coincidence. */
const enough = 2;

/** Our sentences that have an option with the words beside it; none for a word alone. */
function sentencesWith(whole: string, { sources, facts }: ReplyContext): NoteSentence[] {
  // Marks tell words apart if the learner writes them: "para mí" is not "para mi".
  const isFolded = foldText(whole) === whole.toLowerCase();
  const read = (text: string) => {
    const words = placesIn(text.replaceAll('\u0301', ''));
    return words.map(({ raw, folded }) => (isFolded ? folded : raw.toLowerCase())).join(' ');
  };
  const wanted = read(whole);
  if (!wanted.includes(' ')) return [];
  return sources
    .sentencesOf(facts.word.language, facts.native)
    .filter(({ text }) => ` ${read(text)} `.includes(` ${wanted} `));
}
