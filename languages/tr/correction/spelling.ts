import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { attach } from '../grammar/sounds.ts';
import { formsOfNoun, nounCandidates, nounsOf } from './turkish-nouns.ts';
import { lastWordOfNumber } from './turkish-numbers.ts';
import { isName } from './turkish-names.ts';
import { verbsAt } from './turkish-clause.ts';
import { formsOfVerb, verbCandidates, verbsOf } from './turkish-verbs.ts';
import { star } from './turkish-words.ts';

const apart = mapOf({
  birşey: 'bir şey',
  birşeyi: 'bir şeyi',
  birşeyler: 'bir şeyler',
  herşey: 'her şey',
  herşeyi: 'her şeyi',
  hiçbirşey: 'hiçbir şey',
  hergün: 'her gün',
  herzaman: 'her zaman',
  heryer: 'her yer',
  heryerde: 'her yerde',
  nezaman: 'ne zaman',
  nekadar: 'ne kadar',
  şuan: 'şu an',
  şuanda: 'şu anda',
  yada: 'ya da',
  pekçok: 'pek çok',
  birsürü: 'bir sürü',
  değilmi: 'değil mi',
  hoşgeldin: 'hoş geldin',
  hoşgeldiniz: 'hoş geldiniz',
  hoşbulduk: 'hoş bulduk',
  tabiki: 'tabii ki',
  arasıra: 'ara sıra',
  teşekkürederim: 'teşekkür ederim',
});

/** birşey; hergün; değilmi. */
export const writtenApart = perWord((cursor) => {
  const right = apart.get(cursor.text(0));
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, {
      kind: 'spelling',
      reason: (texts) => texts.separate(star(right)),
    })
  );
});

const together = mapOf({
  'bir çok': 'birçok',
  'bir kaç': 'birkaç',
  'her hangi': 'herhangi',
});

/** bir çok; bir kaç; hiç bir şey; benim ki; evde ki kedi. */
export const writtenTogether = perWord((cursor) => {
  const first = cursor.text(0);
  const second = cursor.text(1);
  const joined = (right: string) =>
    cursor.replace([0, 2], right, {
      kind: 'spelling',
      reason: (texts) => texts.together(star(right)),
    });
  const fixed = together.get(`${first} ${second}`);
  if (fixed && !/^(?:da|de|daha)$/u.test(cursor.text(2)) && !cursor.isEnd(1)) return joined(fixed);
  const isNothing = first === 'hiç' && second === 'bir' && /^(?:şey|zaman)/u.test(cursor.text(2));
  if (isNothing && !cursor.sentence.end.includes('?')) return joined('hiçbir');
  if (second !== 'ki' || /^(?:öyle|böyle|kadar|o)$/u.test(cursor.text(-1))) return undefined;
  const isNext = isOnly(cursor.token(2), ({ pos }) => pos === 'noun' || pos === 'adjective');
  const isPlace =
    /[dt][ae]$/u.test(first) &&
    nounsOf(first, cursor.sentence.lexicon).some((one) => one.case === 'locative');
  if (isPlace && isNext && cursor.isStart(0) && cursor.isEnd(3)) {
    const right = `${first}ki`;
    return cursor.replace([0, 2], right, {
      kind: 'spelling',
      reason: { note: 'ki-which-is-at' },
    });
  }
  const isOwner = /^(?:benim|senin|onun|bizim|sizin)$/u.test(first);
  const isAlone = cursor.isStart(0) && isOnly(cursor.token(2), ({ pos }) => pos === 'adjective');
  return isOwner && isAlone && cursor.isEnd(2) ? joined(`${first}ki`) : undefined;
});

const adjectivesOfPersons =
  /^(?:yorgun|mutlu|aç|hasta|hazır|evli|mutsuz|üzgün|meşgul|iyi|emin)(?:[yı]?[ıiuü]m|s[ıiuü]n)$/u;

/** Bende geliyorum. */
export const tooAfterPronoun = perWord((cursor) => {
  const person = ['bende', 'sende'].indexOf(cursor.text(0));
  const { tokens } = cursor.sentence;
  if (person < 0 || !cursor.isStart(0) || /^(?:de|da|ki)$/u.test(cursor.text(1))) return undefined;
  let at = tokens.length - 1 - cursor.at;
  const verbs = verbsAt(cursor, at);
  // Sende kaldım: someone is at another's place.
  const isVerb =
    verbs.length > 0 &&
    verbs.every(
      (verb) =>
        verb.person === person &&
        !/^(?:kalmak|görmek|bulmak|bırakmak|unutmak|olmak|yaşamak|saklamak|tutmak)$/u.test(
          verb.lexeme.text,
        ),
    );
  if (at < 1) return undefined;
  if (!isVerb) {
    const endings = [/m$/u, /s[ıiuü]n$/u];
    const text = cursor.text(at);
    if (!adjectivesOfPersons.test(text) || !endings[person]?.test(text)) return undefined;
  }
  for (; at > 0; at -= 1) if (!cursor.token(at)) return undefined;
  const right = person === 0 ? 'ben de' : 'sen de';
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.separate(star(right)),
  });
});

const endings = ['(y)I', '(y)A', 'DA', 'DAn', '(n)In', '(y)lA'];
const kinds: readonly [RegExp, string][] = [
  [/[ae]/gu, 'A'],
  [/[ıiuü]/gu, 'I'],
  [/[dt]/gu, 'D'],
];

function blind(suffix: string): string {
  return kinds.reduce((text, [from, to]) => text.replace(from, to), suffix);
}

/** Ayşe'nın; Moskova'de; 1990'de. */
export const suffixAfterApostrophe = perWord((cursor) => {
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [base = '', suffix = '', more] = written.split("'");
  if (suffix === '' || more !== undefined) return undefined;
  const isNumber = /^\d+$/u.test(base);
  const lower = base.toLocaleLowerCase('tr');
  if (!isNumber && !isName(lower)) return undefined;
  const spoken = isNumber ? lastWordOfNumber(base) : lower;
  if (spoken === undefined) return undefined;
  const wanted = endings.map((ending) => attach(spoken, ending).slice(spoken.length));
  if (wanted.includes(suffix)) return undefined;
  const right = wanted.find((one) => blind(one) === blind(suffix));
  return (
    right !== undefined &&
    cursor.replace([0, 1], `${base}'${right}`, {
      kind: 'harmony',
      reason: (texts) => texts.suffix(star(`${base}'${right}`)),
    })
  );
});

/** isimi for ismi: words that lose a vowel before an ending. */
export const lostVowel = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  if (text.length < 5 || lexicon.isKnown(text)) return undefined;
  for (const lexeme of nounCandidates(text, lexicon)) {
    const plain = lexeme.text;
    if (!text.startsWith(plain) || !/[^aeıioöuü]$/u.test(plain)) continue;
    const short = plain.slice(0, -2) + plain.slice(-1);
    const wanted = short + text.slice(plain.length);
    const isForm = formsOfNoun(lexeme, lexicon).some(([form]) => form === wanted);
    if (isForm) {
      return cursor.replace([0, 1], wanted, {
        kind: 'spelling',
        reason: { note: 'vowel-drop-in-nouns' },
      });
    }
  }
  return undefined;
});

/** içmeği, yapmağa: the short infinitive takes y. */
export const yOfShortInfinitive = perWord((cursor) => {
  const text = cursor.text(0);
  const [, base = '', ending = ''] = /^(.{2,}m[ae])ğ([ıiae])$/u.exec(text) ?? [];
  const { lexicon } = cursor.sentence;
  if (/^(?:kaymak|oymak|ilmek|kuymak)$/u.test(`${base}k`)) return undefined;
  const own = lexicon.lexemesOf(`${base}k`);
  const isVerb = own.some(({ pos }) => pos.includes('verb'));
  if (!isVerb || own.some(({ pos }) => pos.includes('noun')) || nounsOf(text, lexicon).length > 0)
    return undefined;
  const right = `${base}y${ending}`;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.spelled(star(right)),
  });
});

const spoken = /^(.{2,}?)[ıiuü]c[ae](m|z|n|ks[ıiuü]n)$/u;

/** gidicem, yapıcaz: the future as it sounds. */
export const spokenFuture = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  if (!spoken.test(text) || lexicon.isKnown(text) || verbsOf(text, lexicon).length > 0)
    return undefined;
  const person = text.endsWith('m') ? 0 : text.endsWith('z') ? 3 : 1;
  const shape = text.replace(/[ıiuü]c[ae](?:m|z|n|ks[ıiuü]n)$/u, '').replace(/y$/u, '');
  for (const lexeme of verbCandidates(text, lexicon)) {
    const form = formsOfVerb(lexeme, lexicon).find(
      ([right, verb]) =>
        verb.tense === 'future' &&
        verb.person === person &&
        right.replace(/y?[ae]c[ae].*$/u, '').replace(/[ae]$/u, '') === shape.replace(/[ae]$/u, ''),
    )?.[0];
    if (form !== undefined) {
      return cursor.replace([0, 1], form, {
        kind: 'spelling',
        reason: (texts) => texts.spelled(star(form)),
      });
    }
  }
  return undefined;
});
