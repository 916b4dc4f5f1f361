import { perWord } from '../../correction/cursor.ts';
import type { Lexicon } from '../../pack/lexicon.ts';
import { attach, soften } from '../grammar/sounds.ts';
import { nounsOf } from './turkish-nouns.ts';
import { formsOfVerb, verbCandidates, verbsOf } from './turkish-verbs.ts';
import { star } from './turkish-words.ts';

function isWord(text: string, lexicon: Lexicon): boolean {
  return (
    lexicon.isKnown(text) || verbsOf(text, lexicon).length > 0 || nounsOf(text, lexicon).length > 0
  );
}

const tail = /^(.{2,}?)(m?)[dt]?[ıiuü]?yor(um|sun|uz|sunuz|lar|)$/u;
const persons = ['um', 'sun', '', 'uz', 'sunuz', 'lar'];

/** gittiyorum, sevdiyorum: the ending of the past before that of the present. */
export const pastBeforePresent = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const [, stem = '', , ending = ''] = tail.exec(text) ?? [];
  if (!/[dt][ıiuü]yor/u.test(text) || isWord(text, lexicon)) return undefined;
  const person = persons.indexOf(ending);
  for (const lexeme of verbCandidates(text, lexicon)) {
    const own = lexeme.text.slice(0, -3);
    if (own !== stem && attach(own, 'DI') + text.slice(text.indexOf('yor')) !== text) continue;
    const right = formsOfVerb(lexeme, lexicon).find(
      ([, one]) =>
        one.tense === 'present-continuous' && one.person === person && !one.isNegative && !one.can,
    )?.[0];
    // gidiyorum written gitiyorum has its own rule.
    const isPast = text.startsWith(attach(own, 'DI'));
    if (right !== undefined && isPast) {
      return cursor.replace([0, 1], right, {
        kind: 'verb-form',
        reason: { note: 'present-continuous' },
      });
    }
  }
  return undefined;
});

/** yimem, yidim, didi: yemek and demek change their vowel before y alone. */
export const vowelOfEatAndSay = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  // Didim is a town.
  if (!/^[yd]i(?:m|d|r|s)/u.test(text) || text === 'didim' || isWord(text, lexicon))
    return undefined;
  const right = `${text.slice(0, 1)}e${text.slice(2)}`;
  const isForm = verbsOf(right, lexicon).some(({ lexeme }) => /^[yd]emek$/u.test(lexeme.text));
  return (
    isForm &&
    cursor.replace([0, 1], right, {
      kind: 'verb-form',
      reason: (texts) => texts.spelled(star(right)),
    })
  );
});

/** çalışken, gelken: while takes the aorist. */
export const aoristBeforeKen = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const [, stem = ''] = /^(.{2,})ken$/u.exec(text) ?? [];
  const lexeme = verbCandidates(text, lexicon).find((one) => one.text.slice(0, -3) === stem);
  const isNoun = lexicon.readingsOf(stem).some(({ pos }) => pos === 'noun' || pos === 'adjective');
  if (!lexeme || isNoun || lexicon.readingsOf(text).length > 0) return undefined;
  const aorist = formsOfVerb(lexeme, lexicon).find(
    ([, one]) => one.tense === 'aorist' && one.person === 2 && !one.isNegative && !one.can,
  )?.[0];
  return (
    aorist !== undefined &&
    cursor.replace([0, 1], `${aorist}ken`, {
      kind: 'verb-form',
      reason: { note: 'while-with-ken' },
    })
  );
});

/** The stem of a participle such as ettikten: et. */
function stemOf(text: string, lexicon: Lexicon): string | undefined {
  return verbCandidates(text, lexicon)
    .map((lexeme) => lexeme.text.slice(0, -3))
    .find((stem) => {
      const base = attach(stem, 'DIk');
      return text === attach(base, 'DAn') || text.startsWith(attach(soften(base), 'I'));
    });
}

const before = {
  own: {
    en: 'A verb takes *-meden* before *önce* (*gelmeden önce*) and *-dikten* before *sonra* (*geldikten sonra*), without an ending for the person.',
    es: 'El verbo lleva *-meden* delante de *önce* (*gelmeden önce*) y *-dikten* delante de *sonra* (*geldikten sonra*), sin terminación de persona.',
    ru: 'Перед *önce* глагол получает *-meden* (*gelmeden önce*), а перед *sonra* — *-dikten* (*geldikten sonra*), без окончания лица.',
    tr: 'Fiil *önce*den önce *-meden* (*gelmeden önce*), *sonra*dan önce *-dikten* (*geldikten sonra*) alır; kişi eki gelmez.',
  },
};

/** Kahvaltı ettikten önce; geldiğimden sonra. */
export const beforeAndAfter = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const word = cursor.text(1);
  if (word !== 'önce' && word !== 'sonra') return undefined;
  const isAfter = /[dt][ıiuü]kt[ae]n$/u.test(text);
  const isOwned = /[dt][ıiuü]ğ[ıiuü](?:m|n|m[ıiuü]z|n[ıiuü]z|n)d[ae]n$/u.test(text);
  if ((!isAfter && !isOwned) || (isAfter && word === 'sonra')) return undefined;
  const stem = stemOf(text, lexicon);
  if (stem === undefined) return undefined;
  const right = word === 'önce' ? attach(stem, 'mAdAn') : attach(attach(stem, 'DIk'), 'DAn');
  return cursor.replace([0, 1], right, { kind: 'verb-form', reason: before });
});
