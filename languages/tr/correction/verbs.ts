import { cursorAt, perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import type { CheckedSentence, Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach, lastVowel } from '../grammar/sounds.ts';
import { verbsOf, verbWith } from './turkish-verbs.ts';
import { hasOtherVerb, lastVerb, star, subjects } from './turkish-words.ts';

/** Ben sinemaya gitti; Biz geldiniz. */
export const personOfVerb: Rule = (sentence) => {
  const [first] = sentence.tokens;
  const person = subjects.get(first?.text ?? '');
  const last = lastVerb(sentence);
  if (person === undefined || person === 2 || person === 5 || !last || last.at === 0) return [];
  const { tokens, lexicon } = sentence;
  if (tokens.some(({ text }) => text === 'kim')) return [];
  const isOneClause = tokens
    .slice(1)
    .every(
      ({ gap, text }, at) =>
        /^\s+$/u.test(gap) &&
        !subjects.has(text) &&
        (text !== 'kadar' || /^(?:benim|senin|onun|bizim|sizin)$/u.test(tokens[at]?.text ?? '')) &&
        !/^(?:ki|diye|ve|ama|ile|mi|mı|mu|mü|gibi|göre|için)$/u.test(text),
    );
  const second = tokens[1]?.text ?? '';
  if (
    !isOneClause ||
    hasOtherVerb(sentence) ||
    (/^(?:de|da|bile)$/u.test(second) && tokens.length < 3)
  )
    return [];
  if (last.verbs.some((verb) => verb.person === person)) return [];
  const [verb] = last.verbs;
  const right = verb && verbWith(verb, lexicon, { person });
  if (right === undefined) return [];
  const subject = first?.text ?? '';
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(subject), star(right)),
    }),
  ];
};

const negatives = wordSet('kimse hiçbir hiçbiri hiçbirimiz hiçbiriniz asla hiç');

/** Kimse geldi; Ben hiç et yerim. */
export const negativeVerb: Rule = (sentence) => {
  const { tokens, end, lexicon } = sentence;
  const negative = tokens.find(({ text }) => negatives.has(text));
  const last = lastVerb(sentence) ?? verbOfSubject(sentence);
  if (!negative || !last || end.includes('?')) return [];
  if (
    tokens.some(
      ({ text }) =>
        /^(?:mi|mı|mu|mü|gibi|kadar|değil|yok)$/u.test(text) ||
        /m[ae]d[ae]n$|siz$|sız$|suz$|süz$/u.test(text) ||
        text === 'diye',
    )
  )
    return [];
  if (hasOtherVerb(sentence) || tokens.slice(1).some(({ gap }) => gap.includes(','))) return [];
  const [verb] = last.verbs;
  if (!verb || last.verbs.some(({ isNegative }) => isNegative)) return [];
  const right = verbWith(verb, lexicon, { isNegative: true });
  if (right === undefined) return [];
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'negation',
      reason: { note: 'double-negation' },
    }),
  ];
};

/** The last word as the verb of "ben" or "sen" at the start: ben balık yerim. */
function verbOfSubject({ tokens, lexicon }: CheckedSentence) {
  const person = subjects.get(tokens[0]?.text ?? '');
  const at = tokens.length - 1;
  const verbs = verbsOf(tokens[at]?.text ?? '', lexicon).filter((verb) => verb.person === person);
  return verbs.length > 0 && at > 1 ? { at, verbs } : undefined;
}

const times = mapOf({
  dün: 'past',
  yarın: 'future',
  haftaya: 'future',
  geçen: 'past',
  gelecek: 'future',
  önce: 'past',
} as const);

const visiting = wordSet('gitmek gelmek dönmek buluşmak görüşmek ziyaret yemek içmek izlemek');

/** Dün sinemaya gidiyorum; Yarın gittim. */
export const timeAndTense: Rule = (sentence) => {
  const { tokens, lexicon, end } = sentence;
  const place = tokens.findIndex(({ text }) => times.has(text));
  const isUnit = /^(?:hafta|yıl|ay|sene|yaz|kış)$/u.test(tokens[place + 1]?.text ?? '');
  const word = tokens[place];
  const isAgo =
    place === 2 &&
    // Her gün on dakika önce geliyorum; Bir gün önce gidiyorum: earlier than something.
    /^(?:gün|hafta|ay|yıl|sene)$/u.test(tokens[1]?.text ?? '') &&
    `${tokens[0]?.text} ${tokens[1]?.text}` !== 'bir gün' &&
    tokens[0]?.readings.some(({ pos }) => pos === 'numeral' || pos === 'determiner');
  const isSure =
    word?.text === 'önce' ? isAgo === true : word?.text.startsWith('g') !== true || isUnit;
  const time = word && isSure ? times.get(word.text) : undefined;
  const last = lastVerb(sentence);
  // What comes before the time may be another clause: hasta olduğum için dün gitmedim.
  const rest = tokens.slice(place);
  const isAfterClause = /^(?:için|sonra)$/u.test(tokens[place - 1]?.text ?? '');
  const own = isAfterClause ? { ...sentence, tokens: rest } : sentence;
  const isFor = /^(?:için|beri|hakkında|kadar)$/u.test(
    tokens[place + (isUnit ? 2 : 1)]?.text ?? '',
  );
  // Toplantıyı haftaya erteledim; Haftaya güzel başladım: the week itself.
  const isTheWeek =
    word?.text === 'haftaya' && last?.verbs.some(({ lexeme }) => !visiting.has(lexeme.text));
  if (!time || !last || isFor || isTheWeek || end.includes('?') || hasOtherVerb(own)) return [];
  if (
    tokens
      .slice(1)
      .some(
        ({ gap, text }) =>
          !/^\s+$/u.test(gap) || /^(?:ki|diye|mi|mı|mu|mü|değil|gibi)$/u.test(text),
      )
  )
    return [];
  const [verb] = last.verbs;
  const isWrong = last.verbs.every(({ tense }) =>
    time === 'past'
      ? tense === 'present-continuous' || tense === 'future'
      : tense === 'past-definite',
  );
  const right =
    verb && word && isWrong
      ? verbWith(verb, lexicon, { tense: time === 'past' ? 'past-definite' : 'future' })
      : undefined;
  if (right === undefined) return [];
  // Önce alone says nothing of the past: iki gün önce, geçen hafta.
  const from = word?.text === 'önce' ? 0 : place;
  const named = tokens
    .slice(from, place + (isUnit ? 2 : 1))
    .map(({ text }) => text)
    .join(' ');
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(named), time, star(right)),
    }),
  ];
};

const endings = mapOf({
  dative: '(y)A',
  ablative: 'DAn',
  accusative: '(y)I',
} as const);
const afterInfinitive: ReadonlyMap<string, 'dative' | 'ablative' | 'accusative'> = new Map([
  ['başlamak', 'dative'],
  ['alışmak', 'dative'],
  ['çalışmak', 'dative'],
  ['vazgeçmek', 'ablative'],
  ['korkmak', 'ablative'],
  ['hoşlanmak', 'ablative'],
  ['bıkmak', 'ablative'],
  ['sevmek', 'accusative'],
  ['unutmak', 'accusative'],
  ['bırakmak', 'accusative'],
  ['öğrenmek', 'accusative'],
]);

/** öğrenmek başladım, yüzmek seviyorum. */
export const caseOfInfinitive = perWord((cursor) => {
  const text = cursor.text(0);
  const isVerb = isOnly(cursor.token(0), ({ pos }) => pos === 'verb');
  if (!/.{2}m[ae]k$/u.test(text) || !isVerb) return undefined;
  const verbs = verbsOf(cursor.text(1), cursor.sentence.lexicon);
  const verb = verbs[0]?.lexeme.text ?? '';
  const name = afterInfinitive.get(verb);
  if (name === undefined || verbs.some(({ lexeme }) => lexeme.text !== verb)) return undefined;
  const ending = endings.get(name);
  if (ending === undefined) return undefined;
  const base = name === 'ablative' ? text : text.slice(0, -1);
  const right = attach(base, ending);
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: { note: 'verbal-noun-case' },
  });
});

/** gidiyorum istiyorum. */
export const infinitiveWithWant = perWord((cursor) => {
  const wants = verbsOf(cursor.text(1), cursor.sentence.lexicon);
  if (!wants.some(({ lexeme }) => lexeme.text === 'istemek')) return undefined;
  const verbs = verbsOf(cursor.text(0), cursor.sentence.lexicon);
  const [verb] = verbs;
  const isFirst =
    verbs.length > 0 &&
    verbs.every(({ person, tense }) => (person === 0 || person === 3) && tense !== 'past-definite');
  if (!verb || !isFirst || cursor.token(0)?.readings.some(({ pos }) => pos !== 'verb'))
    return undefined;
  const right = verb.lexeme.text;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: { note: 'infinitive-with-istemek' },
  });
});

const particle = /^(?:m[ıiuü])(?:y[ıiuü]m|s[ıiuü]n|y[ıiuü]z|s[ıiuü]n[ıiuü]z|yd[ıiuü])?$/u;
const joined = /^(.{3,}?)(m[ıiuü](?:y[ıiuü]m|s[ıiuü]n|y[ıiuü]z|s[ıiuü]n[ıiuü]z)?)$/u;

/** geliyormusun; geliyor mı; geliyorsun mu. */
export const questionParticle = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon, end } = cursor.sentence;
  const split = joined.exec(text);
  const [, base = '', attached = ''] = split ?? [];
  const isSplit =
    split && !lexicon.isKnown(text) && verbsOf(text, lexicon).length === 0 && end.includes('?');
  if (isSplit && verbsOf(base, lexicon).length > 0) {
    const right = `${base} ${attached}`;
    return cursor.replace([0, 1], right, {
      kind: 'spelling',
      reason: { note: 'question-particle-harmony' },
    });
  }
  const next = cursor.text(1);
  if (!particle.test(next)) return undefined;
  const verbs = verbsOf(text, lexicon);
  const isPersonal =
    verbs.length > 0 &&
    verbs.every(
      ({ tense, person }) =>
        /^(?:present-continuous|future|past-evidential)$/u.test(tense) &&
        person !== 2 &&
        person !== 5,
    );
  if (isPersonal && /^m[ıiuü]$/u.test(next)) {
    const [verb] = verbs;
    const third = verb && verbWith(verb, lexicon, { person: 2 });
    const persons = ['yIm', 'sIn', '', 'yIz', 'sInIz'];
    if (verb && third !== undefined) {
      const question = attach(third, 'mI').slice(third.length);
      const right = `${third} ${attach(question, persons[verb.person] ?? '')}`;
      return cursor.replace([0, 2], right, {
        kind: 'word-order',
        reason: { note: 'question-particle-and-person' },
      });
    }
  }
  const [reading] = cursor.token(0)?.readings ?? [];
  if (!reading && verbs.length === 0) return undefined;
  const isHeadword = reading?.lexeme.text === text;
  const isNoun = isHeadword && reading?.pos === 'noun';
  const high = isNoun ? reading.lexeme.harmony?.high : undefined;
  const vowel = high ?? attach('m', 'I', lastVowel(text)).at(-1) ?? '';
  const own = next[1] ?? '';
  if (own === vowel || /[âîû]/u.test(text)) return undefined;
  // Some loanwords with back vowels take front suffixes: normal mi, meşgul mü.
  const isSure = high !== undefined || verbs.length > 0 || /[iü]/u.test(vowel);
  if (!isSure) return undefined;
  const right = next.replaceAll(/[ıiuü]/gu, vowel);
  return cursor.replace([1, 2], right, {
    kind: 'harmony',
    reason: { note: 'question-particle-harmony' },
  });
});

/** gidiyorum değil. */
export const verbWithDegil = perWord((cursor) => {
  if (cursor.text(1) !== 'değil' || !cursor.isEnd(1)) return undefined;
  const verbs = verbsOf(cursor.text(0), cursor.sentence.lexicon);
  const [verb] = verbs;
  const isPlain = verbs.every(
    ({ tense, person }) =>
      /^(?:present-continuous|aorist|past-definite)$/u.test(tense) && person !== 2 && person !== 5,
  );
  const isVerb = isOnly(cursor.token(0), ({ pos }) => pos === 'verb');
  if (!verb || !isPlain || verb.isNegative || !isVerb) return undefined;
  const right = verbWith(verb, cursor.sentence.lexicon, { isNegative: true });
  return (
    right !== undefined &&
    cursor.replace([0, 2], right, {
      kind: 'negation',
      reason: (texts) => texts.said(star(right)),
    })
  );
});
