import { attach, isVowel, lastVowel, soften, vowelsOf } from './turkish-sounds.ts';

const persons = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz', 'lAr'];
const pastPersons = ['m', 'n', '', 'k', 'nIz', 'lAr'];
const possessives = ['(I)m', '(I)n', '(s)I', '(I)mIz', '(I)nIz'];

/** One-syllable verbs that end in a consonant and yet have -Ir: Göksel and Kerslake (2005), 8.2.3.1. */
const highAorists = 'al bil bul dur gel gör kal ol öl san var ver vur'.split(' ');

function each(stem: string, endings: readonly string[]): string[] {
  return endings.map((ending) => attach(stem, ending));
}

/** A tense put into the past or under a condition: geliyordum, geliyorlardı. */
function compound(tense: string, ending: 'DI' | 'sA'): string[] {
  return [
    ...each(attach(tense, ending), ['m', 'n', '', 'k', 'nIz']),
    attach(attach(tense, 'lAr'), ending),
  ];
}

/** A stem before a consonant, and before a vowel or its linking y: git, gid-; de, di-. */
interface Stem {
  plain: string;
  beforeVowel: string;
}

/** Whether a verb is made with etmek, written as one word: hissetmek, affetmek. */
function isMadeWithEtmek(stem: string): boolean {
  return /[^aeıioöuü]{2}et$/u.test(stem) && stem !== 'öğret';
}

function stemOf(text: string, aorist: string | undefined): Stem {
  if (text === 'de' || text === 'ye') return { plain: text, beforeVowel: `${text[0]}i` };
  const soft = soften(text);
  const isSoft = isMadeWithEtmek(text) || aorist?.startsWith(soft);
  const beforeVowel = isSoft ? soft : text;
  return { plain: text, beforeVowel };
}

/** A stem that is the same everywhere. */
function plainStem(base: string): Stem {
  return { plain: base, beforeVowel: base };
}

function aoristOf({ plain, beforeVowel }: Stem): string {
  if (isVowel(plain.at(-1))) return `${plain}r`;
  const isLong = vowelsOf(plain).length > 1 && !isMadeWithEtmek(plain);
  return attach(beforeVowel, isLong || highAorists.includes(plain) ? 'Ir' : 'Ar');
}

/** -(I)yor, before which a stem loses its last vowel: bekle, bekliyor. */
function progressiveOf({ plain, beforeVowel }: Stem): string {
  if (!isVowel(plain.at(-1))) return attach(beforeVowel, 'Iyor');
  const short = beforeVowel.slice(0, -1);
  return attach(short, 'Iyor', lastVowel(vowelsOf(short).length > 0 ? short : beforeVowel));
}

function futureOf({ beforeVowel }: Stem): string[] {
  const soft = attach(beforeVowel, '(y)AcAğ');
  const hard = attach(beforeVowel, '(y)AcAk');
  return [...each(soft, ['Im', 'Iz']), ...each(hard, ['', 'sIn', 'sInIz', 'lAr'])];
}

/** The tenses of speech, in every person. */
function mainTenses(stem: Stem, aorist: string): string[] {
  return [
    ...each(progressiveOf(stem), persons),
    ...each(attach(stem.plain, 'DI'), pastPersons),
    ...futureOf(stem),
    ...(aorist.endsWith('z')
      ? [...each(aorist.slice(0, -1), ['m', 'yIz']), ...each(aorist, ['', 'sIn', 'sInIz', 'lAr'])]
      : each(aorist, persons)),
    ...compound(aorist, 'DI'),
    ...each(stem.plain, ['mAk', 'mAktAn', 'mAyA']),
    attach(stem.beforeVowel, '(y)An'),
  ];
}

/** The further tenses and moods. */
function otherMoods({ plain, beforeVowel }: Stem, aorist: string): string[] {
  const narrative = attach(plain, 'mIş');
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
    ...each(beforeVowel, ['(y)AyIm', '(y)AlIm', '(y)In', '(y)InIz', '(y)A']),
    ...each(plain, ['', 'sIn', 'sInlAr']),
  ];
}

function withCases(text: string): string[] {
  const thirdPerson = /[ıiuü]$/u.test(text);
  const endings = thirdPerson ? ['nI', 'nA', 'nDA', 'nDAn', 'nIn'] : ['I', 'A', 'DA', 'DAn', 'In'];
  return [text, ...each(text, endings)];
}

/** Verbal nouns, participles and adverbs. */
function nonFinite({ plain, beforeVowel }: Stem, aorist: string): string[] {
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
 * chapter 8; passives and causatives are words of their own.
 */
export function inflectTurkishVerb(text: string, aorist: string | undefined): string[] {
  const stem = stemOf(text.slice(0, -3), aorist);
  const negative = attach(stem.plain, 'mA');
  const can = attach(stem.beforeVowel, '(y)Abil');
  const cannot = attach(stem.beforeVowel, '(y)AmA');
  const positiveAorist = aorist ?? aoristOf(stem);
  const polarities: [Stem, string][] = [
    [stem, positiveAorist],
    [plainStem(negative), `${negative}z`],
  ];
  return [
    ...polarities.flatMap(([base, own]) => [
      ...mainTenses(base, own),
      ...otherMoods(base, own),
      ...nonFinite(base, own),
    ]),
    ...mainTenses(plainStem(can), attach(can, 'Ir')),
    ...mainTenses(plainStem(cannot), `${cannot}z`),
  ];
}
