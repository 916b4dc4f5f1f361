import { attach, isVowel, lastVowel, soften, vowelsOf } from './sounds.ts';

const persons = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz', 'lAr'];
const pastPersons = ['m', 'n', '', 'k', 'nIz', 'lAr'];
const possessives = ['(I)m', '(I)n', '(s)I', '(I)mIz', '(I)nIz'];

/** One-syllable verbs that end in a consonant but take -Ir: Göksel and Kerslake (2005), 8.2.3.1. */
const highAorists = 'al bil bul dur gel gör kal ol öl san var ver vur'.split(' ');

function each(stem: string, endings: readonly string[]): string[] {
  return endings.map((ending) => attach(stem, ending));
}

/** A tense in the past or conditional: geliyordum, geliyorlardı. */
function compound(tense: string, ending: 'DI' | 'sA'): string[] {
  return [
    ...each(attach(tense, ending), ['m', 'n', '', 'k', 'nIz']),
    attach(attach(tense, 'lAr'), ending),
  ];
}

/** A stem before a consonant, and before a vowel or its linking y: git, gid-; de, di-. */
export interface TurkishVerbStem {
  plain: string;
  beforeVowel: string;
}

/**
 * Verbs with etmek written as one word, without that ending: Türk Dil Kurumu, Yazım Kılavuzu. Causatives
 * look alike and are none: bekletmek, kirletmek, öğretmek.
 */
const madeWithEtmek = new Set(
  `addet affet akset atfet azlet azmet bahset bahşet cezbet defet devret emret fethet feshet gasbet haczet
  hallet hamdet hapset hasret hazmet hicvet hisset hükmet kahret kastet katlet kaybet kaydet keşfet küfret
  lütfet mahvet menet methet meylet naklet nakşet neşret reddet resmet sabret seyret şükret tabet vadet
  vakfet vehmet zannet zikret zulmet`.split(/\s+/u),
);

/** Whether a verb is a compound with etmek, written as one word: hissetmek, affetmek. */
function isMadeWithEtmek(stem: string): boolean {
  return madeWithEtmek.has(stem);
}

/** The stem of a verb in -mek or -mak, given without that ending. */
export function stemOfTurkishVerb(text: string, aorist: string | undefined): TurkishVerbStem {
  if (text === 'de' || text === 'ye') return { plain: text, beforeVowel: `${text[0]}i` };
  const soft = soften(text);
  const isSoft = isMadeWithEtmek(text) || aorist?.startsWith(soft);
  const beforeVowel = isSoft ? soft : text;
  return { plain: text, beforeVowel };
}

/** A stem that never changes. */
function plainStem(base: string): TurkishVerbStem {
  return { plain: base, beforeVowel: base };
}

/** The aorist by rule. */
export function aoristOf({ plain, beforeVowel }: TurkishVerbStem): string {
  if (isVowel(plain.at(-1))) return `${plain}r`;
  const isLong = vowelsOf(plain).length > 1 && !isMadeWithEtmek(plain);
  return attach(beforeVowel, isLong || highAorists.includes(plain) ? 'Ir' : 'Ar');
}

/** -(I)yor, before which a stem loses its last vowel: bekle, bekliyor. */
function progressiveOf({ plain, beforeVowel }: TurkishVerbStem): string {
  if (!isVowel(plain.at(-1))) return attach(beforeVowel, 'Iyor');
  const short = beforeVowel.slice(0, -1);
  return attach(short, 'Iyor', lastVowel(vowelsOf(short).length > 0 ? short : beforeVowel));
}

/** The future in every person: the last consonant softens before a vowel. */
function futureOf({ beforeVowel }: TurkishVerbStem): string[] {
  const soft = attach(beforeVowel, '(y)AcAğ');
  const hard = attach(beforeVowel, '(y)AcAk');
  return persons.map((ending) => attach(ending.startsWith('(y)I') ? soft : hard, ending));
}

function aoristInPersons(aorist: string): string[] {
  if (!aorist.endsWith('z')) return each(aorist, persons);
  const short = aorist.slice(0, -1);
  const [, second = '', third = '', , secondPlural = '', thirdPlural = ''] = each(aorist, persons);
  return [`${short}m`, second, third, attach(short, 'yIz'), secondPlural, thirdPlural];
}

/** The main tenses, each in six persons: first to third singular, then plural. */
export function turkishTenses(stem: TurkishVerbStem, aorist: string) {
  return {
    'present-continuous': each(progressiveOf(stem), persons),
    aorist: aoristInPersons(aorist),
    'past-definite': each(attach(stem.plain, 'DI'), pastPersons),
    'past-evidential': each(attach(stem.plain, 'mIş'), persons),
    future: futureOf(stem),
  };
}

/** Imperatives: singular, plural or polite, and third person. */
export function turkishImperative({ plain, beforeVowel }: TurkishVerbStem) {
  return {
    second: [plain, ...each(beforeVowel, ['(y)In', '(y)InIz'])],
    third: each(plain, ['sIn', 'sInlAr']),
  };
}

/** The forms that every polarity and the moods of "can" share. */
function mainForms(stem: TurkishVerbStem, aorist: string): string[] {
  const tenses = turkishTenses(stem, aorist);
  return [
    ...tenses['present-continuous'],
    ...tenses['past-definite'],
    ...tenses.future,
    ...tenses.aorist,
    ...compound(aorist, 'DI'),
    ...each(stem.plain, ['mAk', 'mAktAn', 'mAyA']),
    attach(stem.beforeVowel, '(y)An'),
  ];
}

/** The other tenses and moods. */
function otherMoods({ plain, beforeVowel }: TurkishVerbStem, aorist: string): string[] {
  const narrative = attach(plain, 'mIş');
  const imperative = turkishImperative({ plain, beforeVowel });
  return [
    ...compound(progressiveOf({ plain, beforeVowel }), 'DI'),
    ...compound(progressiveOf({ plain, beforeVowel }), 'sA'),
    ...each(narrative, [...persons, 'DIr']),
    ...compound(narrative, 'DI'),
    ...compound(attach(beforeVowel, '(y)AcAk'), 'DI'),
    ...each(attach(plain, 'sA'), pastPersons),
    ...each(attach(plain, 'sAyDI'), pastPersons),
    ...compound(aorist, 'sA'),
    ...each(attach(plain, 'mAlI'), persons),
    ...each(beforeVowel, ['(y)AyIm', '(y)AlIm', '(y)A']),
    ...imperative.second,
    ...imperative.third,
  ];
}

function withCases(text: string): string[] {
  const thirdPerson = /[ıiuü]$/u.test(text);
  const endings = thirdPerson ? ['nI', 'nA', 'nDA', 'nDAn', 'nIn'] : ['I', 'A', 'DA', 'DAn', 'In'];
  return [text, ...each(text, endings)];
}

/** Verbal nouns, participles and adverbs. */
function nonFinite({ plain, beforeVowel }: TurkishVerbStem, aorist: string): string[] {
  const nouns = [attach(plain, 'DIğ'), attach(beforeVowel, '(y)AcAğ'), attach(plain, 'mA')];
  const owned = [
    ...nouns.flatMap((noun) => each(noun, possessives)),
    ...each(plain, ['DIklArI', 'mAlArI']),
    attach(beforeVowel, '(y)AcAklArI'),
  ];
  const participle = attach(beforeVowel, '(y)An');
  return [
    ...owned.flatMap(withCases),
    ...each(plain, ['mA', 'mAyI', 'mAnIn', 'mAktA', 'mAklA', 'mAdAn', 'DIkçA', 'DIktAn']),
    ...each(participle, ['I', 'A', 'lAr', 'lArI', 'lArA', 'lArIn']),
    ...each(beforeVowel, ['(y)Ip', '(y)IncA', '(y)ArAk', '(y)Iş']),
    `${aorist}ken`,
  ];
}

/**
 * The forms of a Turkish verb in -mek or -mak: its tenses and moods in every person, verbal nouns
 * with possessives and cases, participles and adverbs, all of these negated as well, and the main
 * tenses of "can" and "cannot". After Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005),
 * chapter 8; passives and causatives are separate words.
 */
export function inflectTurkishVerb(text: string, aorist: string | undefined): string[] {
  const stem = stemOfTurkishVerb(text.slice(0, -3), aorist);
  const negative = attach(stem.plain, 'mA');
  const can = attach(stem.beforeVowel, '(y)Abil');
  const cannot = attach(stem.beforeVowel, '(y)AmA');
  const positiveAorist = aorist ?? aoristOf(stem);
  const polarities: [TurkishVerbStem, string][] = [
    [stem, positiveAorist],
    [plainStem(negative), `${negative}z`],
  ];
  return [
    ...polarities.flatMap(([base, own]) => [
      ...mainForms(base, own),
      ...otherMoods(base, own),
      ...nonFinite(base, own),
    ]),
    ...mainForms(plainStem(can), attach(can, 'Ir')),
    ...mainForms(plainStem(cannot), `${cannot}z`),
  ];
}
