import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import { sayPattern } from '../../compose/compose-tips.ts';
import { labelsOf } from '../../facts/table-cells.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import type { Option } from './find-options.ts';
import type { Verdict } from './judge-options.ts';

/** Names of forms in the patterns of Turkish, whose case endings stand before the headword. */
const turkishCases: Readonly<Record<string, string>> = {
  i: 'accusative',
  e: 'dative',
  de: 'locative',
  den: 'ablative',
  in: 'genitive',
};

/** The option that a word's patterns have, if none of them has the other. */
export function choosePattern(
  right: Option,
  wrong: Option,
  context: ReplyContext,
): Verdict | undefined {
  const { facts, sources, asked } = context;
  const optionWords = new Set([...wordsIn(right.text), ...wordsIn(wrong.text)]);
  const beside = new Set(wordsIn(right.whole));
  const heads = [
    facts,
    ...asked.mentions
      .filter(({ raw, word }) => beside.has(foldText(raw)) && word.id !== facts.word.id)
      .map(({ word }) => sources.factsOf(word, facts.native)),
  ];
  for (const head of heads) {
    // A word that is itself in question does not decide about itself.
    if (optionWords.has(foldText(head.word.text)) && wordsIn(right.text).length < 2) continue;
    const byCase = byForm(right, wrong, head, context);
    if (byCase !== undefined) return { kind: 'pattern', right, wrong, why: byCase };
    // That a pattern has one word does not exclude another: "por la mañana", "en la mañana".
    const noted = byWord(right, wrong, head);
    if (noted !== undefined) return { kind: 'noted', right, wrong, why: noted };
  }
  return undefined;
}

/** "нет + род.", "ojalá + subj.", "-e gelmek": the pattern names the form that one option has. */
function byForm(
  right: Option,
  wrong: Option,
  head: WordFacts,
  context: ReplyContext,
): string | undefined {
  const { sources } = context;
  const { language } = head.word;
  const [one, other] = [right, wrong].map(({ text }) => {
    const raw = (text.split(' ').at(-1) ?? '').toLocaleLowerCase(language);
    return sources.finder
      .find(language, raw)
      .flatMap((word) =>
        labelsOf(sources.tablesOf(word), raw).map((label) => ({ id: word.id, label })),
      );
  });
  if (!one || !other || !one.some(({ id }) => other.some((each) => each.id === id)))
    return undefined;
  const namesOf = (all: typeof one) =>
    new Set<string>(all.flatMap(({ label }) => [label.table, label.row]));
  const [rights, wrongs] = [namesOf(one), namesOf(other)];
  const named = head.usage.patterns.map((pattern) => ({
    pattern,
    names: namesIn(pattern.pattern, language),
  }));
  const all = named.flatMap(({ names }) => names);
  if (all.length === 0 || all.some((name) => wrongs.has(name))) return undefined;
  const found = named.find(({ names }) => names.some((name) => rights.has(name)));
  return found && sayPattern(found.pattern);
}

/** The forms that a pattern asks for. */
function namesIn(pattern: string, language: WordFacts['word']['language']): string[] {
  const { abbreviations = {} } = allTutor[language];
  const short = Object.entries<string>(abbreviations).flatMap(([text, name]) =>
    new RegExp(`(?<!\\p{L})${text.replaceAll('.', '\\.')}`, 'u').test(pattern) ? [name] : [],
  );
  if (language !== 'tr') return short;
  const ending = /^-(\p{L}+) /u.exec(pattern)?.[1] ?? '';
  const name = Object.hasOwn(turkishCases, ending) ? turkishCases[ending] : undefined;
  return name === undefined ? short : [...short, name];
}

/** Whether a pattern has a word outside of its remarks. */
function has(pattern: string, wanted: string): boolean {
  return wordsIn(pattern.replaceAll(/\(.*?\)/gu, '')).includes(wanted);
}

/** What a pattern forbids: "good at sth (not *in*)". */
const remark = /\((?:not?|нет?)\s+([^)]*)\)/giu;

/** "depend on sth": the pattern has the word in which the options differ. */
function byWord(right: Option, wrong: Option, { usage, word }: WordFacts): string | undefined {
  const [rights, wrongs] = [wordsIn(right.text), wordsIn(wrong.text)];
  const gained = rights.filter((text) => !wrongs.includes(text));
  const lost = wrongs.filter((text) => !rights.includes(text));
  if (gained.length !== 1 || lost.length !== 1) return undefined;
  const [own = ''] = gained;
  const [other = ''] = lost;
  if (own === foldText(word.text) || other === foldText(word.text)) return undefined;
  const forbids = (pattern: string) =>
    has(pattern, own) &&
    [...pattern.matchAll(remark)].some(([, text = '']) => wordsIn(text).includes(other));
  const forbidding = usage.patterns.find(({ pattern }) => forbids(pattern));
  if (forbidding) return sayPattern(forbidding);
  const all = usage.patterns.map(({ pattern }) => pattern);
  // A remark may forbid a word that another pattern has: "answer sb (no *to*)", "an answer to sth".
  const isRemarked = (pattern: string) => wordsIn(pattern).includes(own) && !has(pattern, own);
  if (all.some((pattern) => wordsIn(pattern).includes(other) || isRemarked(pattern)))
    return undefined;
  const found = usage.patterns.find(
    ({ pattern }) => has(pattern, own) && has(pattern, foldText(word.text)),
  );
  return found && sayPattern(found);
}
