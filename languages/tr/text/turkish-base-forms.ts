import { foldText } from '../../text/fold-text.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { BaseForm, KnownWord } from '../../pack/text-rules.ts';

/**
 * Compiles the end of a form, folded: ı and ü are i and u. A is a/e, I is i/u and D is d/t, as the
 * letters before it require; V and K require a preceding vowel or consonant.
 */
function ending(pattern: string): RegExp {
  const letters = mapOf({
    A: '(?:(?<=[aiou][^aeiou]*)a|(?<=[eiou][^aeiou]*)e)',
    I: '(?:(?<=[aei][^aeiou]*)i|(?<=[ou][^aeiou]*)u)',
    D: '(?:(?<=[fstkchp])t|(?<![fstkchp])d)',
    V: '(?<=[aeiou])',
    K: '(?<=[^aeiou])',
  });
  const spelled = pattern.replaceAll(/[AIDVK]/g, (letter) => letters.get(letter) ?? letter);
  return new RegExp(`(?<=.)${spelled}$`, 'u');
}

/** What a rule takes off the end of a form, what it puts in its place, and whose forms are left. */
interface Rule {
  end: RegExp;
  instead?: string;
  fits: (word: KnownWord, base: string) => boolean;
}

const pastPersons = '(?:m|n|k|nIz|lAr)?';
const persons = '(?:Im|sIn|Iz|sInIz|lAr)?';
/** Past, hearsay and condition of a predicate: *evdeydim*, *gelecekmişsin*, *böyleyse*. */
const copula = `(?:(?:Vy|K)(?:DI${pastPersons}|sA${pastPersons}|mIs${persons}))`;
const presentCopula = '(?:Vy(?:Im|Iz)|sInIz|sIn)';
const possessive = '(?:ImIz|InIz|Im|In|I)';
const oblique = '(?:n?I|n?A|n?DAn?|n?In|y?lA)?';

const isVerb = ({ pos }: KnownWord) => pos === 'verb';
const isNoun = ({ pos }: KnownWord) => pos === 'noun';
const isHeadword = ({ text }: KnownWord, base: string) => foldText(text) === base;
const predicative = wordSet('adjective adverb determiner numeral preposition pronoun');
const isPredicative = ({ pos }: KnownWord) => predicative.has(pos);

/** Verbs' third persons and verbal nouns, which take a copula: *olacak*, *olmakta*, *olması*. */
const tense = /(?:[iu]yor|[ae]c[ae]k|m[iu]s|m[ae]kt[ae]|m[ae]li|[aeiu]r|[ae]z|l[ae]r)$/u;
const saidTense =
  /(?:[iu]yor|[ae]c[ae]k|m[iu]s|m[ae]kt[ae]|m[ae]li|m[ae]k|m[ae](?:si|l[ae]ri))(?:[iu]m|s[iu]n|[iu]z|l[ae]r)?$/u;

/** A form of a noun that is not the noun itself, long enough to be nothing else. */
const isNounForm = (word: KnownWord, base: string) =>
  isNoun(word) && !isHeadword(word, base) && base.length > 3;

/** *Çoktu* looks like *çöktü*, *korsa* like *korsan*: of short words only *ben* and the like. */
const isShort = /^[^aeiou]*[aeiou][^aeiou]+$/u;
const shortPersons = wordSet('ben sen biz siz');

/** *Söndürdü* looks like *sondur* + *du*, *istendi* like *işten* + *di*. */
const likeVerb = /[dt][iu]r$/u;

const isPredicate = (word: KnownWord, base: string) =>
  isPredicative(word) &&
  base.length > 2 &&
  (!isShort.test(base) || shortPersons.has(base)) &&
  (isHeadword(word, base) || !likeVerb.test(base));

const takesCopula = (word: KnownWord, base: string) =>
  isPredicate(word, base) ||
  (isNounForm(word, base) && !base.endsWith('n') && !likeVerb.test(base));

const isInPlace = (word: KnownWord, base: string) =>
  /[dt][ae]$/u.test(base) && takesCopula(word, base);

/** Times that take -ki without a case: *akşamki*, *günkü*. */
const times = wordSet('aksam sabah gece gun yil hafta sefer zaman an');
/** Placed or timed: *üzerindeki*, *şimdiki*. */
const takesKi = ({ text, pos }: KnownWord, base: string) =>
  (/^(?:adverb|preposition)$/u.test(pos) && foldText(text) === base && base.length > 2) ||
  (pos === 'noun' && times.has(base) && foldText(text) === base);

/** What follows "can": the bank lists its main tenses alone. */
const nonFinite = `(?:DIg${possessive}${oblique}|DIklArI${oblique}|y?AcAg${possessive}${oblique}|y?AcAklArI${oblique}|mA(?:m|n|si|mIz|nIz|lArI)${oblique}|mA(?:yI|yA|nIn|DAn?|ylA)?|mAk(?:DAn?|lA)?|y?An(?:lAr)?${oblique}|y?IncA|y?ArAk|y?Ip|DIkcA|DIktAn|sA(?:yDI)?${pastPersons})`;

const rules: readonly Rule[] = [
  // *Olacaktır*, *istemişimdir*, *olmasıdır*.
  { end: ending('DIr'), fits: (word, base) => isVerb(word) && saidTense.test(base) },
  // *Zamanıdır*, *böyledir*.
  { end: ending('DIr'), fits: takesCopula },
  // *Geliyormuş*, *olmalıydı*, *gelecekse*.
  {
    end: ending(copula),
    fits: (word, base) => isVerb(word) && tense.test(base) && !isHeadword(word, base),
  },
  // *Olduysa*.
  {
    end: ending(`ysA`),
    fits: (word, base) => isVerb(word) && /[dt][iu](?:m|n|k|n[iu]z|l[ae]r)?$/u.test(base),
  },
  // *Evdeydim*, *arkadaşıydı*, *böyleyse*.
  { end: ending(copula), fits: takesCopula },
  {
    end: ending(presentCopula),
    fits: (word, base) => isInPlace(word, base) || isPredicate(word, base),
  },
  { end: ending('lAr'), fits: isInPlace },
  // *Öğretmensin*.
  {
    end: ending('sIn(?:Iz)?'),
    fits: (word, base) => isNoun(word) && isHeadword(word, base) && base.length > 3,
  },
  // *Gelmişken*, *çocukken*, *yaşındayken*.
  {
    end: ending('ken'),
    fits: (word, base) => isVerb(word) && tense.test(base) && !isHeadword(word, base),
  },
  {
    end: ending('(?:Vy|K)ken'),
    fits: (word, base) =>
      takesCopula(word, base) || (isNoun(word) && isHeadword(word, base) && base.length > 3),
  },
  // *Üzerindeki*, *şimdiki*, *dünkü*, and their own cases.
  { end: ending(`k[iu](?:lAr${oblique}|n?(?:DAn?|In|e|i))?`), fits: takesKi },
  // *Evdekilerden*, *yanındakine*.
  { end: ending(`(?<=ki)(?:lAr${oblique}|n(?:DAn?|In|e|i))`), fits: (word) => isNoun(word) },
  // *Yapabileceğini*, *olabilmesi*; *yapamadığını*.
  { end: ending(`(?<=[ae]bil)${nonFinite}`), instead: 'ir', fits: isVerb },
  { end: ending(`(?<=[^aeiou]y?[ae]m[ae])${nonFinite}`), instead: 'z', fits: isVerb },
  // *Olmayabilirim*, of the listed *olmaz*.
  {
    end: ending('(?<=[^aeiou]?m[ae])yAbil(?:ir|ecek|eceg|iyor|di|mis|se)[a-z]*'),
    instead: 'z',
    fits: isVerb,
  },
  // *Açsana*, *söylesenize*.
  { end: ending('(?<=[aou][^aeiou]*)sAn(?:Iz)?A'), instead: 'mak', fits: isVerb },
  { end: ending('(?<=[eiou][^aeiou]*)sAn(?:Iz)?A'), instead: 'mek', fits: isVerb },
  // *Söylediklerimi*, *yaptıklarım*.
  { end: ending(`(?<=[dt]i)klAr${possessive}${oblique}`), instead: 'gi', fits: isVerb },
  { end: ending(`(?<=[dt]u)klAr${possessive}${oblique}`), instead: 'gu', fits: isVerb },
  // *Olanlardan*, *gelenin*: only participles have a plural.
  { end: ending(`(?<=[ae]n)(?:lAr)?(?:DAn?|In|lA)`), instead: 'lar', fits: isVerb },
  { end: ending(`(?<=[ae]n)(?:lAr)?(?:DAn?|In|lA)`), instead: 'ler', fits: isVerb },
  // *Geldiğince*, *gelinceye*, *yapmada*.
  { end: ending(`(?<=[dt][iu]g[iu])ncA`), fits: isVerb },
  { end: ending(`(?<=[iu]nc[ae])yA`), fits: isVerb },
  { end: ending(`(?<=m[ae])DA`), fits: isVerb },
  // *Benle*, *birbirine*, *hepsinden*.
  { end: ending(`(?:KlA|VylA)`), fits: ({ pos }) => pos === 'pronoun' },
  {
    end: ending(`(?<=[iu])n(?:I|A|DAn?|In)`),
    fits: (word, base) =>
      word.pos === 'pronoun' && (isHeadword(word, base) || /l[ae]ri$/u.test(base)),
  },
];

/**
 * The listed forms that a folded form may be made from by suffixes that no list has: *olacaktir* from
 * *olacak*. After Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapter 8.
 */
export function turkishBaseForms(folded: string): BaseForm[] {
  if (!/^[a-z]{5,}$/u.test(folded)) return [];
  return rules.flatMap(({ end, instead = '', fits }) => {
    const found = end.exec(folded);
    if (!found || found[0] === '') return [];
    const base = folded.slice(0, found.index) + instead;
    return [{ form: base, fits: (word: KnownWord) => fits(word, base) }];
  });
}
