import type { ClauseWord } from '../../gloss/clause-word.ts';
import type { Features, Mood } from '../../gloss/features.ts';
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
/** *Have you two been waiting*: what was read together as one subject. */
const joinedSubject = /^(?:you|we|they) \p{L}+$/u;

const isBase = ({ features: { mood } }: ClauseWord) => mood === 'base' || mood === 'infinitive';
const isGerund = ({ features }: ClauseWord) => features.mood === 'gerund';
/** Also of verbs whose participle is their base: *was hit*. */
const isPast = ({ features: { mood, candidates = [] } }: ClauseWord) =>
  mood === 'participle' ||
  mood === 'past' ||
  (mood === 'base' && candidates.some((one) => one.mood === 'participle'));

/**
 * Sets the mood of English verbs from their auxiliaries: `did … go`, `will go`, `is going to go`,
 * `has gone`, `to go`. Silences the auxiliaries.
 */
export function resolveEnglishVerbs(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    if (member.silence !== undefined) continue;
    if (modals.has(member.text)) member.features = { mood: moodOfModal(clause, place) };
    if (doForms.has(member.text) && /^not(?: |$)/u.test(clause[place + 1]?.text ?? ''))
      member.silence = 'auxiliary';
    const there = [clause[place - 1], clause[place + 1]].find((one) => isThere(one));
    if (beForms.has(member.text) && there !== undefined) {
      member.silence = 'auxiliary';
      if (pastForms.has(member.text)) there.features = { mood: 'past' };
      continue;
    }
    const rule = ruleFor(member.text, clause, place);
    if (rule === undefined) continue;
    rule.verb.features = { ...rule.verb.features, ...rule.features };
    for (const silent of rule.silent) silent.silence = 'auxiliary';
  }
  for (const [place, member] of clause.entries()) {
    if (member.features.mood === 'base') member.features.mood = moodOfBase(clause, place);
  }
}

/** `couldn't` is mostly a past; so is `could have`. */
function moodOfModal(clause: readonly ClauseWord[], place: number): Mood {
  if (clause[place]?.text !== 'could') return 'present';
  return clause[place + 1]?.text === 'not' ? 'past' : 'conditional';
}

/** Verbs that are no order without a subject: `hope you're well`. */
const states = wordSet('hope wish guess think love miss need want see thank sound sounds');

function isVerb({ pos, silence }: ClauseWord): boolean {
  return pos === 'verb' && silence === undefined;
}

interface Rule {
  verb: ClauseWord;
  features: Partial<Features>;
  silent: ClauseWord[];
}

/** A verb and what stands before it: its auxiliaries, the first of which says the tense. */
function ruleFor(text: string, clause: readonly ClauseWord[], place: number): Rule | undefined {
  const member = clause[place];
  if (member === undefined) return undefined;
  const past = pastForms.has(text);
  if (doForms.has(text)) {
    return rule(verbAfter(clause, place, isBase, isPassed), { mood: past ? 'past' : 'present' }, [
      member,
    ]);
  }
  if (text === 'will') return chain(clause, place, { mood: 'future' }, [member]);
  if (text === 'would') {
    const found = chain(clause, place, { mood: 'conditional' }, [member]);
    const isWish = found !== undefined && /^want(?: |$)/u.test(found.verb.text);
    return isWish ? { ...found, features: { mood: 'present' } } : found;
  }
  if (modals.has(text)) return chain(clause, place, { mood: 'infinitive' }, []);
  if (text === 'probably') return perfect(clause, place, { mood: 'past' }, []);
  if (haveForms.has(text)) return perfect(clause, place - 1, past ? { mood: 'past' } : {}, []);
  if (text === 'going') return goingTo(clause, place, []);
  if (!beForms.has(text)) return undefined;
  const going = clause.findIndex((one, at) => at > place && one.text === 'going');
  const isNear = going > 0 && clause.slice(place + 1, going).every(isPassed);
  return (
    (isNear ? goingTo(clause, going, [member], past) : undefined) ??
    progressive(clause, place, { mood: past && !isReported(clause, place) ? 'past' : 'present' }, [
      member,
    ])
  );
}

function rule(
  verb: ClauseWord | undefined,
  features: Partial<Features>,
  silent: ClauseWord[],
): Rule | undefined {
  return verb && { verb, features, silent };
}

/** After a modal: `will have gone`, `can be done`, `would go`. */
function chain(
  clause: readonly ClauseWord[],
  place: number,
  features: Partial<Features>,
  silent: ClauseWord[],
): Rule | undefined {
  const verb = verbAfter(clause, place, isBase, isPassed);
  const at = verb === undefined ? -1 : clause.indexOf(verb);
  const isConditional = features.mood === 'conditional';
  const after = isConditional ? { ...features, isPast: true } : features;
  const isModal = features.mood === 'infinitive';
  const done =
    verb?.text === 'have' && perfect(clause, at - 1, isModal ? { mood: 'past' } : after, silent);
  if (done) return done;
  const being = verb?.text === 'be' && progressive(clause, at, features, [...silent, verb]);
  return being || rule(verb, features, silent);
}

/** `have` after a place, and a participle: `have gone`, `have been waiting`, `had been moved`. */
function perfect(
  clause: readonly ClauseWord[],
  place: number,
  features: Partial<Features>,
  silent: ClauseWord[],
): Rule | undefined {
  const have = clause[place + 1];
  if (have === undefined || !haveForms.has(have.text)) return undefined;
  const own = clause[place + 2]?.text === 'have' ? clause[place + 2] : undefined;
  // `have got` was read as "have have".
  if (own !== undefined) return rule(own, { mood: 'present' }, [have]);
  const verb = verbAfter(
    clause,
    place + 1,
    isPast,
    (member) => isLight(member) || joinedSubject.test(member.text),
  );
  const all = [...silent, have];
  if (verb === undefined) {
    if (clause[place + 2]?.text === 'not') have.silence = 'auxiliary';
    return undefined;
  }
  const past = { mood: 'past' as const, ...features };
  if (verb.text !== 'been') return rule(verb, past, all);
  const at = clause.indexOf(verb);
  const waiting = verbAfter(clause, at, isGerund, isLight);
  // What one has been doing one is still doing.
  if (waiting) return rule(waiting, { mood: 'present', ...features }, [...all, verb]);
  return passive(clause, at, past, [...all, verb]) ?? rule(verb, past, all);
}

/** A form of `be`, then `-ing` or a participle: `is waiting`, `was invited`. */
function progressive(
  clause: readonly ClauseWord[],
  place: number,
  features: Partial<Features>,
  silent: ClauseWord[],
): Rule | undefined {
  const verb = verbAfter(clause, place, isGerund, isBetween(clause, place));
  if (verb?.text !== 'being')
    return verb ? rule(verb, features, silent) : passive(clause, place, features, silent);
  return passive(clause, clause.indexOf(verb), features, [...silent, verb]);
}

function passive(
  clause: readonly ClauseWord[],
  place: number,
  features: Partial<Features>,
  silent: ClauseWord[],
): Rule | undefined {
  const isPassable = isBetween(clause, place);
  // No second subject stands between: *this isn't what I ordered*.
  const verb = verbAfter(
    clause,
    place,
    isPast,
    (member) =>
      isPassable(member) &&
      (clause.indexOf(member) === place + 1 || member.pos !== 'pronoun') &&
      (isAsking(clause, place) || !nominatives.has(member.text)),
  );
  return rule(verb, { ...features, isPassive: true }, silent);
}

/** Pronouns that begin a clause of their own. */
const nominatives = wordSet('i he she we they who what which you');

/** A question begins with its auxiliary, and its subject follows: `are the kids sleeping`. */
function isBetween(clause: readonly ClauseWord[], place: number) {
  return isAsking(clause, place) ? isPassed : isLight;
}

function isAsking(clause: readonly ClauseWord[], place: number): boolean {
  const before = clause[place - 1];
  return before === undefined || before.pos === 'adverb' || before.pos === 'conjunction';
}

/** *Said she wasn't coming* is about what was to come. */
function isReported(clause: readonly ClauseWord[], place: number): boolean {
  return clause
    .slice(0, place)
    .some(({ text }) => /^(?:said|told|thought|knew|heard)$/u.test(text));
}

/** `there are` is one word in other languages. */
function isThere(member: ClauseWord | undefined): boolean {
  return member?.text === 'there' && member.pos === 'particle';
}

/** `is going to rain`, `gonna rain`; `was going to` is the future of a past. */
function goingTo(
  clause: readonly ClauseWord[],
  place: number,
  silent: ClauseWord[],
  isPast = false,
): Rule | undefined {
  const [going, to, verb] = clause.slice(place, place + 3);
  if (!going || to?.text !== 'to' || verb === undefined || !isBase(verb)) return undefined;
  return { verb, features: { mood: 'future', isPast }, silent: [...silent, going, to] };
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
    .filter(({ pos, text }) => pos !== 'adverb' && pos !== 'interjection' && text !== 'please');
  const own = clause[place];
  const isStatement =
    clause[place + 1]?.text === 'you' || (states.has(own?.text ?? '') && own?.pos === 'verb');
  if (isStatement && earlier.length === 0) return 'present';
  if (earlier.length === 0 || (earlier.length === 1 && earlier[0]?.text === 'not'))
    return 'imperative';
  const joined =
    before?.pos === 'conjunction' ? clause.slice(0, place).findLast(isVerb) : undefined;
  if (joined?.features.mood === 'imperative') return 'imperative';
  return before?.pos === 'verb' && before.silence === undefined ? 'infinitive' : 'present';
}
