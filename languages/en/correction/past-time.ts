import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import {
  determiners,
  isBase,
  isNoun,
  isOtherVerbForm,
  mayBeBase,
  middleAdverbs,
  modals,
  negatedDo,
  prepositions,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';
import { firstNames } from './first-names.ts';
import { isQuestion } from './noun-phrases.ts';
import { isNumber } from './phrase-classes.ts';

const units = wordSet(
  'week year month night summer winter spring autumn weekend monday tuesday wednesday thursday friday saturday sunday',
);
const durations = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/u;
const linking = wordSet(
  'that who which because when if and but so while after before since as than or until where what why how like',
);
/** With these the time is what is remembered or liked, not when it happens. */
const aboutTime = wordSet(
  'remember remembers miss misses like likes love loves hate hates forget forgets discuss prefer know knows think means mean regret say says seem seems need want feel',
);

interface PastTime {
  /** The words of the time phrase. */
  length: number;
  text: string;
}

/** Yesterday (morning), last week, two days ago, from a place on. */
function timeFrom(tokens: readonly CheckedToken[], at: number): PastTime | undefined {
  const text = (offset: number) => tokens[at + offset]?.text ?? '';
  if (text(0) === 'yesterday') {
    const isPart = /^(?:morning|evening|afternoon)$/u.test(text(1));
    return { length: isPart ? 2 : 1, text: 'yesterday' };
  }
  if (text(0) === 'last' && units.has(text(1))) return { length: 2, text: `last ${text(1)}` };
  if (text(0) === 'in' && /^(?:19\d\d|20[01]\d)$/u.test(text(1))) {
    return { length: 2, text: `in ${text(1)}` };
  }
  const isAgo =
    (isNumber(text(0)) || /^(?:an?|many|some)$/u.test(text(0))) &&
    durations.test(text(1)) &&
    text(2) === 'ago';
  return isAgo ? { length: 3, text: 'ago' } : undefined;
}

/** The words of the subject with which a clause begins. */
function subjectLength(
  tokens: readonly CheckedToken[],
): { words: number; isOne: boolean } | undefined {
  const [first, second, third] = tokens;
  if (!first || !second) return undefined;
  if (subjects.has(first.text)) {
    return { words: 1, isOne: singularSubjects.has(first.text) || first.text === 'i' };
  }
  if (firstNames.has(first.text)) return { words: 1, isOne: true };
  if (!determiners.has(first.text)) return undefined;
  const isDescribed = isOnly(second, ({ pos }) => pos === 'adjective');
  const noun = isDescribed ? third : second;
  if (!mayBe(noun, ({ pos }) => pos === 'noun')) return undefined;
  return { words: isDescribed ? 3 : 2, isOne: !isNoun(noun, 'plural') && noun?.text !== 'people' };
}

/** The time may belong to what is told or described: "photos of our trip last summer". */
function isTimeOfNoun(rest: readonly CheckedToken[]): boolean {
  return rest.some(
    (token, at) =>
      /^(?:about|of|for|from|you)$/u.test(token.text) ||
      // "The book (which was) bought last week."
      (at > 0 &&
        mayBe(token, ({ place }) => place?.row === 'past-participle' || place?.row === 'past') &&
        mayBe(rest[at - 1], ({ pos }) => pos === 'noun' || pos === 'pronoun')),
  );
}

/** Two days ago my uncle buy a boat; yesterday the weather is bad; last night we eat pizza. */
export const presentInPastTime = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  if (cursor.at !== 0 || isQuestion(cursor)) return undefined;
  if (tokens.some(({ text }) => linking.has(text) || modals.has(text) || negatedDo.has(text))) {
    return undefined;
  }
  const first = timeFrom(tokens, 0);
  const lastAt = tokens.findIndex(
    (_, at) => at > 1 && at + (timeFrom(tokens, at)?.length ?? -at) === tokens.length,
  );
  const last = lastAt === -1 ? undefined : timeFrom(tokens, lastAt);
  const time = first ?? last;
  if (
    !time ||
    (!first &&
      (prepositions.has(tokens[lastAt - 1]?.text ?? '') ||
        determiners.has(tokens[lastAt - 1]?.text ?? '')))
  ) {
    return undefined;
  }
  const start = first ? first.length : 0;
  const clause = tokens.slice(start, first ? tokens.length : lastAt);
  const subject = subjectLength(clause);
  if (!subject) return undefined;
  const isAdverb = middleAdverbs.has(clause[subject.words]?.text ?? '');
  const place = subject.words + (isAdverb ? 1 : 0);
  const verb = clause[place];
  if (!verb || aboutTime.has(verb.text)) return undefined;
  const rest = clause.slice(place + 1);
  const isObjectTime = rest.length === 0 && !first;
  const isBe = /^(?:am|is|are)$/u.test(verb.text);
  // "It is two years ago", "my best memory is last summer".
  const isNaming = isBe && rest.length === 0 && !first && time.text !== 'yesterday';
  if (isNaming || (!first && isTimeOfNoun(rest))) return undefined;
  // "It is my house two years ago": a picture.
  if (
    isBe &&
    !first &&
    /^(?:it|he|she)$/u.test(clause[0]?.text ?? '') &&
    determiners.has(rest[0]?.text ?? '')
  ) {
    return undefined;
  }
  // History is told in the present: "in 1945 the war ends".
  if (time.text.startsWith('in ') && !/^(?:i|we|my)$/u.test(clause[0]?.text ?? ''))
    return undefined;
  const isThird =
    mayBe(verb, ({ place: one }) => one?.row === 'third-person') && !isOtherVerbForm(verb, 'past');
  const isPlain = isBase(verb) || (subjects.has(clause[0]?.text ?? '') && mayBeBase(verb));
  const isPast = mayBe(verb, ({ place: one }) => one?.row === 'past');
  if (!isBe && ((!isThird && !isPlain) || isPast)) return undefined;
  if (
    isObjectTime &&
    !isBe &&
    !/^(?:go|come|arrive|leave|call|phone|work|die|start|finish|sleep|travel)/u.test(verb.text)
  ) {
    return undefined;
  }
  const isSecond = rest.some(
    (token) =>
      (subjects.has(token.text) && !/^(?:you|it)$/u.test(token.text)) ||
      isOtherVerbForm(token, 'third-person', 'past') ||
      /^(?:is|are|was|were|am|has|had|have|do|does|did)$|'s$|n't$/u.test(token.text),
  );
  if (isSecond) return undefined;
  const right = isBe ? (subject.isOne ? 'was' : 'were') : verbForm(verb, lexicon, 'past');
  if (right === undefined) return undefined;
  const at = start + place;
  return cursor.replace([at, at + 1], right, {
    kind: 'tense',
    reason: (texts) => texts.tenseWith(star(time.text), 'past', star(right)),
  });
});

/** My aunt has bought this house in 1999. */
export const perfectOfNoun = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  if (cursor.at !== 0 || isQuestion(cursor) || tokens.some(({ text }) => linking.has(text))) {
    return undefined;
  }
  const subject = subjectLength(tokens);
  const at = subject?.words ?? 0;
  const isHave = /^(?:have|has)$/u.test(tokens[at]?.text ?? '');
  const verb = tokens[at + 1];
  const isParticiple = mayBe(verb, ({ place }) => place?.row === 'past-participle');
  const lastAt = tokens.findIndex(
    (_, place) =>
      place > at + 1 && place + (timeFrom(tokens, place)?.length ?? -place) === tokens.length,
  );
  const time = lastAt === -1 ? undefined : timeFrom(tokens, lastAt);
  if (!subject || subjects.has(tokens[0]?.text ?? '') || !isHave || !isParticiple || !time)
    return undefined;
  if (
    prepositions.has(tokens[lastAt - 1]?.text ?? '') ||
    /^(?:been|had|got)$/u.test(verb?.text ?? '') ||
    isTimeOfNoun(tokens.slice(at + 2, lastAt)) ||
    tokens.slice(at + 2, lastAt).some(({ text }) => subjects.has(text) && text !== 'it')
  ) {
    return undefined;
  }
  const right = verbForm(verb, lexicon, 'past');
  return (
    right !== undefined &&
    cursor.replace([at, at + 2], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(time.text), 'past', star(right)),
    })
  );
});
