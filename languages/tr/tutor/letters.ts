import type { LetterTable } from '../../tutor/letter-table.ts';

/** How letters of Turkish sound. */
export const letters: LetterTable = {
  c: {
    en: '*C* is like “j” in “jam”, never like “k” or “s”: *cam*. *Ç* is like “ch” in “church”.',
    es: '*C* suena como la “j” inglesa de “John” o “jam”, nunca como en «casa»: *cam*. *Ç* suena como la “ch” española.',
    ru: '*C* читается как «дж»: *cam*. *Ç* — как «ч».',
  },
  ç: {
    en: '*Ç* is like “ch” in “church”: *çay*. *C* without the mark is like “j” in “jam”.',
    es: '*Ç* suena como la “ch” española: *çay*. *C* sin cedilla suena como la “j” inglesa de “John”.',
    ru: '*Ç* читается как «ч»: *çay*. *C* без значка — «дж».',
  },
  ş: {
    en: '*Ş* is like “sh” in “she”.',
    es: '*Ş* suena como la “sh” inglesa de “she”.',
    ru: '*Ş* читается как «ш», но немного мягче.',
  },
  j: {
    en: '*J* is like “s” in “pleasure”.',
    es: '*J* suena como la “j” francesa de “jour”, no como la española.',
    ru: '*J* читается как «ж», но немного мягче.',
  },
  ğ: {
    en: '*Ğ* is not a sound of its own: at the end of a syllable it lengthens the vowel before it, so *dağ* sounds like “daa”.',
    es: '*Ğ* no tiene sonido propio: al final de sílaba alarga la vocal anterior; *dağ* suena como “daa”.',
    ru: '*Ğ* сама не звучит: в конце слога она удлиняет гласную перед собой, *dağ* — как «даа».',
  },
  ı: {
    en: '*I* without a dot (*ı*) is said with the tongue farther back and the lips unrounded, a little like “e” in “open”. *İ* with a dot is like “ee” in “see”, but short.',
    es: '*I* sin punto (*ı*) se dice con la lengua más atrás y los labios sin redondear; no es nuestra «i». *İ* con punto sí suena como la «i» española.',
    ru: '*I* без точки (*ı*) похожа на русское «ы», губы не округляются. *İ* с точкой — «и».',
  },
  ö: {
    en: '*Ö* is “e” said with rounded lips, like the vowel in French “peu” or German “schön”.',
    es: '*Ö* es una «e» dicha con los labios redondeados, como en francés “peu”.',
    ru: '*Ö* похожа на «ё» в слове «мёд» или на немецкое ö: язык как для «э», губы округлены.',
  },
  ü: {
    en: '*Ü* is “ee” said with rounded lips, like the vowel in French “tu” or German “über”.',
    es: '*Ü* es una «i» dicha con los labios redondeados, como en francés “tu”.',
    ru: '*Ü* похожа на «ю» в слове «ключ» или на немецкое ü: язык как для «и», губы округлены.',
  },
  h: {
    en: '*H* is always said, like English “h”, also at the end of a word: *sabah*.',
    es: '*H* siempre se pronuncia, como una «j» española suave: *hava*, *sabah*.',
    ru: '*H* всегда произносится — лёгкий выдох, мягче русского «х»: *hava*, *sabah*.',
  },
};
