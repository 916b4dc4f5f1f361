import { phraseRule, type WordClasses } from '../../correction/phrase-rule.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { determiners, objectPronouns, possessives, star } from './english-words.ts';

const weekdays = wordSet('monday tuesday wednesday thursday friday saturday sunday');
const months = wordSet(
  'january february march april june july august september october november december',
);
const units = wordSet('year years month months week weeks day days hour hours minutes');
const numbers = wordSet('one two three four five six seven eight nine ten many several twenty');

const classes: WordClasses = {
  det: ({ text }) => determiners.has(text),
  poss: ({ text }) => possessives.has(text) || text === 'the',
  obj: ({ text }) => objectPronouns.has(text),
  anyone: ({ text }) => /^(?:me|you|him|us|them|her)$/u.test(text),
  person: ({ text }) => /^(?:me|him|us|them|her)$/u.test(text),
  weekday: ({ text }) => weekdays.has(text) || weekdays.has(text.replace(/s$/u, '')),
  month: ({ text }) => months.has(text),
  year: ({ text }) => /^(?:19|20)\d\d$/u.test(text),
  number: ({ text }) => numbers.has(text) || /^\d{1,2}$/u.test(text),
  unit: ({ text }) => units.has(text),
  subject: ({ text }) => /^(?:i|you|he|she|it|we|they)$/u.test(text),
  verb: (token) => mayBe(token, ({ pos }) => pos === 'verb'),
  base: (token) => mayBe(token, ({ place }) => place?.row === 'base'),
  adjective: (token) => mayBe(token, ({ pos }) => pos === 'adjective'),
  noun: (token) => mayBe(token, ({ pos }) => pos === 'noun'),
  sport: ({ text }) => /^(?:football|tennis|basketball|soccer|chess|volleyball|cards)$/u.test(text),
  capital: ({ written }) => /^\p{Lu}/u.test(written),
  be: ({ text }) =>
    /^(?:is|are|was|were|am|be|been|i'm|he's|she's|it's|we're|they're|you're)$/u.test(text),
  i: ({ text }) => /^(?:i|he|she|it)$/u.test(text),
  they: ({ text }) => /^(?:we|they|you)$/u.test(text),
};

/** Words with another preposition than the learner's. */
const otherPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ head, right }) =>
    (texts) =>
      texts.goesWith(star(head), star(right)),
  lines: `
    {depend} [of|from|in] => on
    <be> interested [with|on|about|for|at] => in
    <be|det> afraid [from|about|with|for] <obj|poss> => of
    <be> married [with] => to
    get|got married [with] => to
    {think|thinking} [in] <anyone> => about
    proud [on|with|for|about] <obj|poss> => of
    similar [with] => to
    different [of] => from
    responsible [of] => for
    {consist} [from|in|on] => of
    {arrive} [to] <capital> => in
    {arrive} [to] <det> => at
    good|bad [in] {swim|cook|draw|sing|dance|drive|write} => at
    {believe} [to|at] <obj> => in
    {listen} [] music|<obj> => to
    {wait} [] <anyone> => for
    {wait} [] <poss> bus|train|taxi|friend|brother|sister => for
    {spend} money|time [for] => on
    {participate} [at|on] => in
    {succeed} [to] => in
    {laugh} [on|of] <anyone> => at
    <be> worried [for|of] <poss> => about
    {dream} [with] <anyone> => about
    {search} [] <poss> {key|phone|job|bag|book} => for
  `,
});

/** Prepositions of times and places. */
const timesAndPlaces = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ shown }) =>
    (texts) =>
      texts.said(star(shown)),
  lines: `
    <be> [on] the picture|photo|photograph => in
    [in] <weekday> => on
    [at] <weekday> => on
    [on|at] <month> <end> => in
    [on|at] <year> <end> => in
    [in] night <end> => at
    [at|on] the morning|afternoon|evening <end> => in
    [in] the weekend => at
    [on] english|spanish|russian|turkish <end> => in
    born [at|on] <capital> <end> => in
    [in] home <end> => at
    [in] this|last|next morning|evening|week|year|month|summer|winter <end> => 
  `,
});

/** Words without the preposition. */
const withoutPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ head, wrong }) =>
    (texts) =>
      texts.noPreposition(star(head), star(wrong)),
  lines: `
    {discuss} [about] => 
    {help} [to] <person> => 
    answered|answering [to] <obj|poss> => 
    {ask} [to] <person> => 
    {enter} [to|into|in] the {room|house|building|classroom|kitchen|office|shop|store|park} => 
    {enter} [to] <poss> => 
    {marry} [with|to] <obj|poss> => 
    {phone} [to] <obj|poss> => 
    {call} [to] <person> <end> => 
    {visit} [to] => 
    {reach} [to] <poss> => 
    {play} [the] <sport> => 
    {kiss} [to] => 
    {tell} [to] <person> => 
    {meet} [with] <person> at|in => 
  `,
});

/** Places that take no preposition: go home, go there. */
const adverbsOfPlace = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ last, wrong }) =>
    (texts) =>
      texts.noPreposition(star(last), star(wrong)),
  lines: `
    {go|come|arrive|get|return|drive|walk|run} [to] home|there|here|abroad => 
  `,
});

/** Verbs and expressions that another language has taken over. */
const expressions = phraseRule({
  kind: 'expression',
  classes,
  reason:
    ({ shown }) =>
    (texts) =>
      texts.said(star(shown)),
  lines: `
    [say] <person> => tell
    [says] <person> => tells
    [said] <person> => told
    [make|do] a photo|picture|photograph => take
    [made|did] a photo|photograph => took
    [making|doing] a photo|photograph => taking
    [make] <poss> homework => do
    [made] <poss> homework => did
    [making] <poss> homework => doing
    [make] homework => do
    [do] a mistake|mistakes => make
    [did] a mistake|mistakes => made
    [do] a decision => make
    [did] a decision => made
    [take] a decision => make
    [make] sport|sports => do
    [make] an exam => take
    [made] an exam => took
    [make] a question => ask
    [made] a question => asked
    [make] a party => have
    [made] a party => had
    [made] a shower => took
    [make] a shower => take
    [i have] <number> years <end> => I am
    [i have] <number> years old => I am
    he|she|it|brother|sister|mother|father|son|daughter [has] <number> years old => is
    he|she|brother|sister|mother|father|son|daughter [has] <number> years <end> => is
    we|they|you [have] <number> years old => are
    <start> <i> [] born => was
    <start> <they> [] born => were
    <start> <poss> <noun> [] born => was
    [am born|is born] in => was born
    [by] foot => on
    [could of] => could have
    [should of] => should have
    [would of] => would have
    [to] much|many <end> => too
    <start> [its] a|an|the|not|raining|snowing|cold|hot|very|so|too => it's
    <they> [was] born => were
    [peoples] are|is|like|think|say|want|live => people
    [all the days] => every day
    {explain} [me|us|him|her|them <det> <noun>] <end> => $3 $4 to $2
    until [the] now => 
    [since] <number> <unit> <end> => for
    [before <number> years|months|weeks|days] <end> => $2 $3 ago
    [this night] <end> => tonight
    <start> [is] raining|snowing|cold|hot|late|dark => it is
    [learn] <person> to => teach
    [borrow] me => lend
    [told] that <subject> => said
    [on|in] <number> o'clock => at
    man|woman|boy|girl|person|people|friend|friends|teacher|brother|sister|doctor [which] <verb> => who
    the <noun> [what] <subject> => that
    as <adjective> [than] => as
    the same [like|than] => as
    would rather [to] <base> => 
    had better [to] <base> => 
    let's [to] <base> => 
    <start> there [have] many|some|two|three|a lot => are
    <start> there [has] a|an|one => is
    [it's depend] on => it depends
    am|are|i'm|we're|they're|you're [interesting] in => interested
    am|are|is|i'm|we're|they're|she's|he's [exciting] about => excited
    {feel} [boring] => bored
    {feel} [tiring] => tired
    {feel} [exciting] <end> => excited
    speak|speaks|spoke english|spanish|russian|turkish|french|german very [good] => well
    speak|speaks|spoke english|spanish|russian|turkish|french|german [good] <end> => well
    sing|sings|drive|drives|cook|cooks|swim|swims|dance|dances|sleep|slept|plays [good] <end> => well
    sing|sings|drive|drives|cook|cooks|swim|swims|dance|dances|sleep|slept|plays very [good] <end> => well
    drive|drives|drove [careful] <end> => carefully
    the news [are] => is
    the news [were] => was
    the police [is] => are
    the police [was] => were
    [remembers] me of => reminds
    <start> [how] do you call this|that|it => what
    <start> [how] is|was|are <det> <noun> like => what
    {pay} [] the drinks|meal|food|tickets|coffee|coffees|dinner|lunch => for
    [the] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays => on
    [make] you|him|her|me|them a question => ask
    [drink] <det> pill|pills|medicine|tablet => take
    [remember] me of => remind
    [touch] the|a guitar|piano|violin => play
    [touches] the|a guitar|piano|violin => plays
    [in the] last|next year|week|month|summer => 
    [how many] time does|did|do => how much
  `,
});

const typos = new Map(
  `dont:don't doesnt:doesn't didnt:didn't cant:can't isnt:isn't arent:aren't wasnt:wasn't
  werent:weren't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't havent:haven't hasnt:hasn't
  im:I'm ive:I've youre:you're theyre:they're thats:that's whats:what's alot:a_lot`
    .split(/\s+/u)
    .map((pair) => pair.split(':').map((word) => word.replaceAll('_', ' ')) as [string, string]),
);

/** dont, im, i; monday, english. */
export const writing: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written }, at) => {
    const right = typos.get(text);
    if (right !== undefined && written !== 'IM') {
      return [
        {
          from: at,
          to: at + 1,
          right,
          kind: 'spelling' as const,
          reason: (texts) => texts.spelled(star(right)),
        },
      ];
    }
    const isName =
      weekdays.has(text) ||
      months.has(text) ||
      /^(?:english|spanish|turkish|russian|french|german|italian|chinese|japanese)$/u.test(text);
    const isPronoun = /^i(?:'(?:m|ve|ll|d))?$/u.test(text);
    if (!/^[a-z]/u.test(written) || (!isName && !isPronoun)) return [];
    if ((text === 'march' || text === 'may') && isName) return [];
    const capital = text.slice(0, 1).toUpperCase() + text.slice(1);
    return [
      {
        from: at,
        to: at + 1,
        right: capital,
        kind: 'spelling' as const,
        reason: (texts) => texts.capital(star(capital)),
      },
    ];
  });

export const phrases: readonly Rule[] = [
  expressions,
  otherPreposition,
  timesAndPlaces,
  withoutPreposition,
  adverbsOfPlace,
];
