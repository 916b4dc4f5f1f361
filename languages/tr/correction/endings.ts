import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Lexicon } from '../../pack/lexicon.ts';
import { attach, isVowel, lastVowel } from '../grammar/sounds.ts';
import { stemOfTurkishVerb } from '../grammar/verbs.ts';
import { nounsOf } from './turkish-nouns.ts';
import { formsOfVerb, verbCandidates, verbsOf } from './turkish-verbs.ts';

function isKnown(text: string, lexicon: Lexicon): boolean {
  return (
    lexicon.isKnown(text) || nounsOf(text, lexicon).length > 0 || verbsOf(text, lexicon).length > 0
  );
}

function isUnknown(cursor: Cursor): boolean {
  const token = cursor.token(0);
  const isName = cursor.at > 0 && /^\p{Lu}/u.test(token?.written ?? '');
  return (
    token !== undefined &&
    token.text.length > 3 &&
    !isName &&
    /^\p{L}+$/u.test(token.text) &&
    !isKnown(token.text, cursor.sentence.lexicon)
  );
}

const roles = wordSet(
  'öğrenci hemşire gazeteci işçi aşçı şarkıcı oyuncu hasta polis yazar doktor mimar öğretmen mühendis avukat',
);

/** arabaım for arabam; hastaım for hastayım. */
export const vowelBesideVowel = perWord((cursor) => {
  if (!isUnknown(cursor)) return undefined;
  const text = cursor.text(0);
  const [, base = '', ending = ''] =
    /^(.*[aeıioöuü])[ıiuü]((?:m|n|m[ıiuü]z|n[ıiuü]z|z))$/u.exec(text) ?? [];
  const [lexeme] = cursor.sentence.lexicon.lexemesOf(base);
  if (!lexeme) return undefined;
  const isPredicate = lexeme.pos[0] === 'adjective' || roles.has(base);
  const isNoun = lexeme.pos[0] === 'noun' && ending !== 'z';
  if (isPredicate && (ending === 'm' || ending === 'z')) {
    const right = attach(base, ending === 'm' ? '(y)Im' : '(y)Iz');
    return cursor.replace([0, 1], right, { kind: 'spelling', reason: { note: 'buffer-y' } });
  }
  if (!isNoun || base === 'su') return undefined;
  const right = attach(base, ending.replace(/[ıiuü]/u, 'I'));
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: { note: 'possessive-endings' },
  });
});

const afterThird: readonly [RegExp, string][] = [
  [/[dt][ae]$/u, 'nDA'],
  [/[dt][ae]n$/u, 'nDAn'],
  [/y[ae]$/u, 'nA'],
  [/y[ıiuü]$/u, 'nI'],
];

/** arabasıda, evide: a case after "his, her, its" needs n. */
export const linkAfterThird = perWord((cursor) => {
  if (!isUnknown(cursor)) return undefined;
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  for (const [shape, ending] of afterThird) {
    const owned = text.replace(shape, '');
    const isOwned =
      owned !== text &&
      isVowel(owned.at(-1)) &&
      (/.(?:alan|liman|başkan|dolab)ı$/u.test(owned) ||
        nounsOf(owned, lexicon).some((one) => one.owner === 'third' && one.case === 'nominative'));
    if (isOwned) {
      return cursor.replace([0, 1], attach(owned, ending), {
        kind: 'spelling',
        reason: { note: 'buffer-n-after-possessive' },
      });
    }
  }
  return undefined;
});

/** Nouns and other verbs that look like a wrong aorist. */
const notAorists = wordSet(
  'yatırım satırım satırız katırım bakırım bakırız biler bilerim keser yatırımlar satırlar katırlar',
);

const persons = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz', 'lAr'];

/** alarım, gelerim, gelirmez: the vowel of the aorist, and its negative. */
export const vowelOfAorist = perWord((cursor) => {
  if (!isUnknown(cursor)) return undefined;
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  for (const lexeme of verbCandidates(text, lexicon)) {
    const forms = formsOfVerb(lexeme, lexicon).filter(([, { tense }]) => tense === 'aorist');
    const [aorist = ''] =
      forms.find(([, one]) => one.person === 2 && !one.isNegative && !one.can) ?? [];
    const { beforeVowel } = stemOfTurkishVerb(lexeme.text.slice(0, -3), aorist);
    if (isVowel(beforeVowel.at(-1)) || !text.startsWith(beforeVowel)) continue;
    const wrong = [attach(beforeVowel, 'Ar'), attach(beforeVowel, 'Ir')].find(
      (one) => one !== aorist,
    );
    for (const [right, one] of forms) {
      if (one.can || notAorists.has(text)) continue;
      // Bitir, kaçır are other verbs' imperatives.
      const isHigh = /[ıiuü]r$/u.test(wrong ?? '');
      if (!one.isNegative && one.person === 2 && isHigh) continue;
      const person = persons[one.person] ?? '';
      const built = one.isNegative
        ? attach(attach(aorist, 'mAz'), person)
        : attach(wrong ?? '', person);
      if (built === text) {
        return cursor.replace([0, 1], right, {
          kind: 'verb-form',
          reason: { note: one.isNegative ? 'aorist-negative' : 'aorist-vowel' },
        });
      }
    }
  }
  return undefined;
});

/** alıyım, gidiyim for alayım, gideyim. */
export const vowelOfOptative = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  if (!/[ıiuü]y[ıiuü]m$/u.test(text) || !isUnknown(cursor)) return undefined;
  for (const lexeme of verbCandidates(text, lexicon)) {
    const [aorist] = formsOfVerb(lexeme, lexicon).flatMap(([form, one]) =>
      one.tense === 'aorist' && one.person === 2 && !one.isNegative && !one.can ? [form] : [],
    );
    const { beforeVowel } = stemOfTurkishVerb(lexeme.text.slice(0, -3), aorist);
    if (isVowel(beforeVowel.at(-1)) || attach(beforeVowel, 'IyIm') !== text) continue;
    return cursor.replace([0, 1], attach(beforeVowel, 'AyIm'), {
      kind: 'verb-form',
      reason: { note: 'optative-eyim-elim' },
    });
  }
  return undefined;
});

/** gelebilmiyorum for gelemiyorum. */
export const inability = perWord((cursor) => {
  const text = cursor.text(0);
  const shape = /^(.+[ae])bilm(?:iyor|ez)(um|sun|uz|sunuz|lar|sin|siniz|ler)?$/u;
  const [, stem, ending = ''] = shape.exec(text) ?? [];
  if (stem === undefined || verbsOf(text, cursor.sentence.lexicon).length > 0) return undefined;
  const isPresent = text.includes('iyor');
  const vowel = lastVowel(stem);
  const right = isPresent
    ? `${stem}m${vowel === 'a' ? 'ı' : 'i'}yor${ending}`
    : attach(`${stem}m${vowel}z`, ending.replace(/[ıiuü]/gu, 'I').replace('ler', 'lAr'));
  const isForm = verbsOf(right, cursor.sentence.lexicon).length > 0;
  return (
    isForm &&
    cursor.replace([0, 1], right, { kind: 'verb-form', reason: { note: 'inability-eme' } })
  );
});

const copulas = ['(y)Im', 'sIn', '(y)Iz', 'sInIz', 'DIr', '(y)DI', '(y)DIm', '(y)DIk', '(y)mIş'];

function blind(text: string): string {
  return text
    .replaceAll(/[ıiuü]/gu, 'I')
    .replaceAll(/[ae]/gu, 'A')
    .replaceAll(/[dt]/gu, 'D');
}

/** güzelsın, yorgundım: endings of person on an adjective. */
export const harmonyOfAdjective = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const isForm = nounsOf(text, lexicon).length > 0 || verbsOf(text, lexicon).length > 0;
  const isName = cursor.at > 0 && /^\p{Lu}/u.test(cursor.token(0)?.written ?? '');
  // A word outside all tables counts as known, even with the wrong vowels.
  if (cursor.token(0)?.readings.length !== 0 || isForm || isName) return undefined;
  for (let length = 2; length < text.length - 1; length += 1) {
    const base = text.slice(0, length);
    const lexeme = lexicon.lexemesOf(base).find(({ pos }) => pos[0] === 'adjective');
    // Loanwords with l take front vowels: meşgulüm.
    if (!lexeme || /[aıou]l$/u.test(base)) continue;
    for (const ending of copulas) {
      const right = attach(base, ending);
      if (right !== text && blind(right) === blind(text)) {
        return cursor.replace([0, 1], right, {
          kind: 'harmony',
          reason: (texts) => texts.harmony(`*${right}*`),
        });
      }
    }
  }
  return undefined;
});
