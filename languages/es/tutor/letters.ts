import type { LetterTable } from '../../tutor/letter-table.ts';

/** How letters of Spanish sound. */
export const letters: LetterTable = {
  j: {
    en: '*J* is a strong, throaty “h”, like “ch” in Scottish “loch”; in much of Latin America it is softer, like English “h”. It is never like English “j”.',
    ru: '*J* звучит как русское «х», в Испании — сильнее, в Латинской Америке — мягче.',
    tr: '*J*, gırtlaktan çıkan güçlü bir “h” gibidir; Latin Amerika’da daha yumuşaktır. Türkçedeki “j” gibi okunmaz.',
  },
  rr: {
    en: '*Rr* is rolled: the tongue vibrates several times, as in *perro*. A single *r* between vowels is one short tap, like “tt” in American “butter”: *pero*. At the beginning of a word a single *r* is rolled, too: *rojo*.',
    ru: '*Rr* — раскатистый звук, язык дрожит несколько раз: *perro*. Одно *r* между гласными — один короткий удар языка: *pero*. В начале слова *r* тоже раскатистое: *rojo*.',
    tr: '*Rr* titretilerek söylenir, dil birkaç kez titrer: *perro*. Ünlüler arasındaki tek *r* dilin kısa bir vuruşudur: *pero*. Kelime başındaki *r* de titretilir: *rojo*.',
  },
  ll: {
    en: '*Ll* sounds like “y” in “yes” for most speakers; in Argentina and Uruguay it is like “sh”.',
    ru: '*Ll* у большинства звучит как «й» в «йод», а в Аргентине и Уругвае — как «ш».',
    tr: '*Ll* çoğu yerde “y” gibi okunur; Arjantin ve Uruguay’da “ş” gibidir.',
  },
  ñ: {
    en: '*Ñ* is like “ny” in “canyon”.',
    ru: '*Ñ* звучит как «нь» в слове «конь».',
    tr: '*Ñ*, “n” ile “y”nin birlikte söylendiği tek bir sestir.',
  },
  h: {
    en: '*H* is silent: *hola* begins with the sound of *o*. Only *ch* has a sound of its own: like “ch” in “church”.',
    ru: '*H* не читается: *hola* начинается с гласной. Звучит только *ch* — как «ч».',
    tr: '*H* okunmaz: *hola* ünlüyle başlar. Yalnızca *ch* okunur, “ç” gibi.',
  },
  z: {
    en: '*Z* is like “th” in “think” in most of Spain, and like “s” in Latin America. *C* before *e* and *i* is the same sound.',
    ru: '*Z* в большей части Испании — межзубный звук, как английское th в think; в Латинской Америке — как «с». *C* перед *e* и *i* звучит так же.',
    tr: '*Z*, İspanya’nın çoğunda dil dişlerin arasındayken söylenen bir “s” gibidir (İngilizce “think”); Latin Amerika’da “s” okunur. *E* ve *i* önündeki *c* de aynı sestir.',
  },
  v: {
    en: '*V* and *b* are the same sound: like “b” at the beginning, softer between vowels.',
    ru: '*V* и *b* читаются одинаково: в начале как «б», между гласными мягче.',
    tr: '*V* ile *b* aynı okunur: başta “b” gibi, ünlüler arasında daha yumuşak.',
  },
  g: {
    en: '*G* before *e* and *i* is like the Spanish *j*: *gente*. Elsewhere it is like “g” in “go”; in *gue* and *gui* the *u* is silent.',
    ru: '*G* перед *e* и *i* читается как «х»: *gente*. В остальных случаях — как «г»; в *gue* и *gui* буква *u* не читается.',
    tr: '*E* ve *i* önündeki *g* güçlü bir “h” gibi okunur: *gente*. Başka yerde “g” gibidir; *gue* ve *gui* içinde *u* okunmaz.',
  },
};
