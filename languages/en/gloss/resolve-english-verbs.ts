import type { ClauseWord } from '../../gloss/clause-word.ts';
import type { Mood } from '../../gloss/features.ts';
import { verbAfter } from '../../gloss/verb-after.ts';
import { wordSet } from '../../lookup/word-set.ts';

const doForms = wordSet('do does did');
const beForms = wordSet('am is are was were');
const haveForms = wordSet('have has had');
const modals = wordSet('can could must should may might shall');
const pastForms = wordSet('did was were had');

/** Words allowed between an auxiliary and its verb: `do the children never`, `isn't he`. */
const passed = wordSet('pronoun determiner noun adjective numeral adverb particle');
const isPassed = ({ pos }: ClauseWord) => pos === undefined || passed.has(pos);
/** No object is allowed between be or have and its verb: `I have a broken leg`. */
const light = wordSet('pronoun adverb particle');
const isLight = ({ pos }: ClauseWord) => pos !== undefined && light.has(pos);

const isBase = ({ features }: ClauseWord) => features.mood === 'base';
const isGerund = ({ features }: ClauseWord) => features.mood === 'gerund';
const isPast = ({ features: { mood } }: ClauseWord) => mood === 'participle' || mood === 'past';

/**
 * Sets the mood of English verbs from their auxiliaries: `did … go`, `will go`, `is going to go`,
 * `has gone`, `to go`. Silences the auxiliaries.
 */
export function resolveEnglishVerbs(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    if (member.silence !== undefined) continue;
    if (modals.has(member.text))
      member.features = { mood: member.text === 'could' ? 'conditional' : 'present' };
    if (beForms.has(member.text) && isThere(clause[place - 1])) member.silence = 'auxiliary';
    const rule = ruleFor(member.text, clause, place);
    if (rule === undefined) continue;
    rule.verb.features = { ...rule.verb.features, mood: rule.mood };
    for (const silent of rule.silent) silent.silence = 'auxiliary';
  }
  for (const [place, member] of clause.entries()) {
    if (member.features.mood === 'base') member.features.mood = moodOfBase(clause, place);
  }
}

function isVerb({ pos, silence }: ClauseWord): boolean {
  return pos === 'verb' && silence === undefined;
}

interface Rule {
  verb: ClauseWord;
  mood: Mood;
  silent: ClauseWord[];
}

function ruleFor(text: string, clause: readonly ClauseWord[], place: number): Rule | undefined {
  const member = clause[place];
  if (member === undefined) return undefined;
  const tense = pastForms.has(text) ? 'past' : 'present';
  if (doForms.has(text)) {
    return rule(verbAfter(clause, place, isBase, isPassed), tense, [member]);
  }
  if (text === 'will') return rule(verbAfter(clause, place, isBase, isPassed), 'future', [member]);
  if (text === 'would') {
    const verb = verbAfter(clause, place, isBase, isPassed);
    return rule(verb, verb?.text === 'want' ? 'present' : 'conditional', [member]);
  }
  if (modals.has(text)) return rule(verbAfter(clause, place, isBase, isPassed), 'infinitive', []);
  if (haveForms.has(text)) {
    return rule(verbAfter(clause, place, isPast, isLight), 'past', [member]);
  }
  if (!beForms.has(text)) return undefined;
  return (
    goingTo(clause, place) ?? rule(verbAfter(clause, place, isGerund, isLight), tense, [member])
  );
}

function rule(verb: ClauseWord | undefined, mood: Mood, silent: ClauseWord[]): Rule | undefined {
  return verb && { verb, mood, silent };
}

/** `there are` is one word in other languages. */
function isThere(member: ClauseWord | undefined): boolean {
  return member?.text === 'there' && member.pos === 'particle';
}

/** `is going to rain` */
function goingTo(clause: readonly ClauseWord[], place: number): Rule | undefined {
  const going = verbAfter(clause, place, ({ text }) => text === 'going', isLight);
  const next = going === undefined ? -1 : clause.indexOf(going) + 1;
  const [be, to, verb] = [clause[place], clause[next], clause[next + 1]];
  if (!be || !going || to?.text !== 'to' || verb?.features.mood !== 'base') return undefined;
  return { verb, mood: 'future', silent: [be, going, to] };
}

/** Infinitive after `to`, present after a subject, imperative at the start of a clause. */
function moodOfBase(clause: readonly ClauseWord[], place: number): Mood {
  const before = clause[place - 1];
  if (before?.text === 'to') {
    before.silence = 'infinitive';
    return 'infinitive';
  }
  const earlier = clause
    .slice(0, place)
    .filter(({ pos }) => pos !== 'adverb' && pos !== 'interjection');
  if (earlier.length === 0 || (earlier.length === 1 && earlier[0]?.text === 'not'))
    return 'imperative';
  const joined =
    before?.pos === 'conjunction' ? clause.slice(0, place).findLast(isVerb) : undefined;
  if (joined?.features.mood === 'imperative') return 'imperative';
  return before?.pos === 'verb' && before.silence === undefined ? 'infinitive' : 'present';
}
