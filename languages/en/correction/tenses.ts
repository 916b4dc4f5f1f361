import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isBase,
  isOtherVerbForm,
  mayBeVerb,
  middleAdverbs,
  modals,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';

/** What says that the sentence is about a finished time: yesterday, last week, two years ago. */
function pastTime(cursor: Cursor): string | undefined {
  const texts = cursor.sentence.tokens.map(({ text }) => text);
  if (
    texts.some((text) =>
      /^(?:since|until|till|before|by|if|when|for|like|as|than|today)$/u.test(text),
    )
  ) {
    return undefined;
  }
  if (texts.includes('yesterday')) return 'yesterday';
  const at = texts.indexOf('last');
  const unit = texts[at + 1] ?? '';
  const units = wordSet('week year month night summer winter monday sunday saturday friday');
  if (at >= 0 && units.has(unit) && texts[at - 1] !== 'the') return `last ${unit}`;
  if (texts.at(-1) === 'ago') return 'ago';
  const year = texts.at(-1) ?? '';
  return texts.at(-2) === 'in' && /^(?:19\d\d|20[01]\d)$/u.test(year) ? `in ${year}` : undefined;
}

/** Yesterday I go to the cinema. */
export const presentWithPastTime = perWord((cursor) => {
  const subject = cursor.text(0);
  const time = pastTime(cursor);
  if (time === undefined || !subjects.has(subject)) return undefined;
  const { tokens, end, lexicon } = cursor.sentence;
  if (end.includes('?') || tokens.some(({ text }) => modals.has(text))) return undefined;
  const at = middleAdverbs.has(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  const isPresent = isBase(token) || isOtherVerbForm(token, 'third-person');
  const be = /^(?:am|is|are)$/u.test(cursor.text(at));
  const others = tokens.filter((other) => other !== token && mayBeVerb(other));
  if ((!isPresent && !be) || others.length > 0) return undefined;
  if (time.startsWith('in ') && be) return undefined;
  const isSingular = singularSubjects.has(subject) || subject === 'i';
  const right = be ? (isSingular ? 'was' : 'were') : verbForm(token, lexicon, 'past');
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(time), 'past', star(right)),
    })
  );
});

/** I have seen him yesterday. */
export const perfectWithPastTime = perWord((cursor) => {
  const time = pastTime(cursor);
  const subject = cursor.text(0);
  if (time === undefined || !subjects.has(subject)) return undefined;
  if (!/^(?:have|has)$/u.test(cursor.text(1))) return undefined;
  const token = cursor.token(2);
  const isParticiple = mayBe(token, ({ place }) => place?.row === 'past-participle');
  if (!isParticiple || cursor.text(2) === 'had' || cursor.text(2) === 'got') return undefined;
  const isSingular = singularSubjects.has(subject) || subject === 'i';
  const { lexicon } = cursor.sentence;
  const been = cursor.text(3) === 'to' ? 'went' : isSingular ? 'was' : 'were';
  const right = cursor.text(2) === 'been' ? been : verbForm(token, lexicon, 'past');
  return (
    right !== undefined &&
    cursor.replace([1, 3], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(time), 'past', star(right)),
    })
  );
});

const lasting = wordSet('live work know study am is are learn play teach');

/** I live here since 2010. */
export const presentWithSince = perWord((cursor) => {
  const subject = cursor.text(0);
  const { tokens, lexicon } = cursor.sentence;
  if (!subjects.has(subject) || !cursor.isStart(0)) return undefined;
  const verb = cursor.text(1);
  const base = verb.replace(/s$/u, '');
  if (!lasting.has(verb) && !lasting.has(base)) return undefined;
  const since = tokens.findIndex(({ text }) => text === 'since');
  const after = tokens[since + 1]?.text ?? '';
  const isTime =
    /^(?:(?:19|20)\d\d|last|yesterday|childhood|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|friday|birth)$/u;
  if (since < 2 || !isTime.test(after)) return undefined;
  if (tokens.slice(2).some((token) => mayBe(token, ({ place }) => place?.row === 'gerund'))) {
    return undefined;
  }
  const be = /^(?:am|is|are)$/u.test(verb);
  const participle = be ? 'been' : verbForm(cursor.token(1), lexicon, 'past-participle');
  const auxiliary = singularSubjects.has(subject) ? 'has' : 'have';
  return (
    participle !== undefined &&
    cursor.replace([1, 2], `${auxiliary} ${participle}`, {
      kind: 'tense',
      reason: { note: 'present-perfect-how-long' },
    })
  );
});
