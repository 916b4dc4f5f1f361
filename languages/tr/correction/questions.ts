import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach, lastVowel } from '../grammar/sounds.ts';
import { isPlainSentence, nounsAt, verbsAt } from './turkish-clause.ts';
import { verbWith } from './turkish-verbs.ts';
import { onlyNouns } from './turkish-words.ts';
import { hasOtherVerb } from './turkish-words.ts';

const questionWords = wordSet(
  'ne nerede nereye nereden neden niçin niye nasıl kim kimi kime kimin kiminle kaç hangi',
);
const ofKnowing = wordSet(
  'bilmek hatırlamak söylemek sormak görmek anlamak duymak öğrenmek merak sanmak düşünmek fark etmek olmak',
);
const particle = /^m[ıiuü](y[ıiuü]m|s[ıiuü]n|y[ıiuü]z|s[ıiuü]n[ıiuü]z)?$/u;

/** Nerede çalışıyorsun mu?: a question word needs no mu. */
export const twoQuestions = perWord((cursor) => {
  const { sentence } = cursor;
  const { tokens, lexicon } = sentence;
  const found = particle.exec(cursor.text(1));
  if (!found || !cursor.isEnd(1) || !isPlainSentence(sentence)) return undefined;
  const at = tokens.findIndex(({ text }) => questionWords.has(text));
  // Nasıl olsa geliyor musun: "nasıl olsa" asks nothing.
  const isAsking = !/s[ae]$/u.test(tokens[at + 1]?.text ?? '');
  if (at < 0 || at >= cursor.at || at > 3 || !isAsking) return undefined;
  const verbs = verbsAt(cursor, 0);
  const [verb] = verbs;
  if (!verb || verbs.some(({ lexeme }) => ofKnowing.has(lexeme.text))) return undefined;
  if (hasOtherVerb({ ...sentence, tokens: tokens.slice(0, -1) })) return undefined;
  const ending = found[1] ?? '';
  const persons = [/m$/u, /s.n$/u, /^$/u, /y.z$/u, /s.n.z$/u];
  const person = ending === '' ? verb.person : persons.findIndex((one) => one.test(ending));
  const right = verbWith(verb, lexicon, { person });
  return (
    right !== undefined &&
    cursor.replace([0, 2], right, {
      kind: 'expression',
      reason: { note: 'question-particle-harmony' },
    })
  );
});

/** Senin çantan mu?; Yorgun mısın?; the last vowel that is written decides. */
export const particleAfterWord = perWord((cursor) => {
  const next = cursor.text(1);
  if (!particle.test(next) && !/^m[ıiuü]yd[ıiuü]/u.test(next)) return undefined;
  const text = cursor.text(0);
  const nouns = onlyNouns(cursor, 0) ?? [];
  const isInflected =
    nouns.length > 0 &&
    nounsAt(cursor, 0).every(
      (one) => one.owner !== null || one.number === 'plural' || one.case !== 'nominative',
    );
  const isAdjective =
    isOnly(cursor.token(0), ({ pos, lexeme }) => pos === 'adjective' && lexeme.text === text) &&
    !/l$|[âîû]/u.test(text);
  if (!isInflected && !isAdjective) return undefined;
  const vowel = attach('m', 'I', lastVowel(text)).at(-1) ?? '';
  if (next[1] === vowel) return undefined;
  const right = next.replaceAll(/[ıiuü]/gu, vowel);
  return cursor.replace([1, 2], right, {
    kind: 'harmony',
    reason: { note: 'question-particle-harmony' },
  });
});

const pastParticles = ['DIm', 'DIn', 'DI', 'DIk', 'DInIz'];

/** Gidiyordun mu?: the past goes on the particle. */
export const pastOnParticle = perWord((cursor) => {
  if (!/^m[ıiuü]$/u.test(cursor.text(1)) || !cursor.isEnd(1)) return undefined;
  const tenses = new Map([
    ['past-continuous', 'present-continuous'],
    ['past-perfect', 'past-evidential'],
    ['future-past', 'future'],
    ['past-aorist', 'aorist'],
  ] as const);
  const [verb] = verbsAt(cursor, 0);
  const tense = verb && tenses.get(verb.tense as 'past-continuous');
  const ending = pastParticles[verb?.person ?? 5];
  const third = verb && tense && verbWith(verb, cursor.sentence.lexicon, { tense, person: 2 });
  if (!third || ending === undefined) return undefined;
  const question = attach(third, 'mI').slice(third.length);
  const right = `${third} ${attach(question, `y${ending}`)}`;
  return cursor.replace([0, 2], right, {
    kind: 'word-order',
    reason: { note: 'question-particle-and-person' },
  });
});
