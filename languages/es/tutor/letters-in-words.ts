import type { LetterInWord } from '../../tutor/letter-in-word.ts';

/** Spanish letters whose general rule has exceptions. The first entry that matches applies. */
export const lettersInWords: readonly LetterInWord[] = [
  {
    letters: ['x'],
    word: /x/u,
    ipa: /^[^ks]*x/u,
    says: {
      en: (word) => `In ${word}, *x* sounds like the Spanish *j*: a throaty “h”.`,
      ru: (word) => `В слове ${word} *x* читается как «х».`,
      tr: (word) => `${word} kelimesinde *x*, güçlü bir “h” gibi okunur.`,
    },
  },
  {
    letters: ['u', 'qu'],
    word: /qu[eiéí]/u,
    ipa: /k[eijˈ]/u,
    says: {
      en: (word) => `In ${word}, *u* after *q* is silent: *qu* is “k”.`,
      ru: (word) => `В слове ${word} *u* после *q* не читается: *qu* — это «к».`,
      tr: (word) => `${word} kelimesinde *q* harfinden sonraki *u* okunmaz: *qu*, “k” okunur.`,
    },
  },
  {
    letters: ['u', 'gu'],
    word: /gu[eiéí]/u,
    ipa: /[gɡɣ][ei]/u,
    says: {
      en: (word) => `In ${word}, *u* after *g* is silent: *gu* is “g” as in “go”.`,
      ru: (word) => `В слове ${word} *u* после *g* не читается: *gu* — это «г».`,
      tr: (word) => `${word} kelimesinde *g* harfinden sonraki *u* okunmaz: *gu*, “g” okunur.`,
    },
  },
  {
    letters: ['ch', 'h'],
    word: /^[^h]*ch[^h]*$/u,
    ipa: /tʃ/u,
    says: {
      en: (word) => `In ${word}, *ch* is one sound, like “ch” in “church”.`,
      ru: (word) => `В слове ${word} *ch* — один звук, «ч».`,
      tr: (word) => `${word} kelimesinde *ch* tek sestir, “ç” gibi okunur.`,
    },
  },
  {
    letters: ['c'],
    word: /^[^c]*c[eiéí][^c]*$/u,
    ipa: /[sθ]/u,
    says: {
      en: (word) =>
        `In ${word}, *c* stands before *e* or *i*: like “th” in “think” in most of Spain, like “s” in Latin America.`,
      ru: (word) =>
        `В слове ${word} *c* стоит перед *e* или *i*: в большей части Испании это межзубный звук, как английское th в think, в Латинской Америке — «с».`,
      tr: (word) =>
        `${word} kelimesinde *c*, *e* ya da *i* önündedir: İspanya’nın çoğunda dil dişlerin arasındayken söylenen bir “s”, Latin Amerika’da “s” gibi okunur.`,
    },
  },
  {
    letters: ['ü', 'gü', 'güe', 'güi', 'u'],
    word: /gü[eiéí]/u,
    ipa: /[gɡɣ]w/u,
    named: /dots|diéresis|dieresis|umlaut|точк|nokta/iu,
    says: {
      en: (word) =>
        `In ${word}, the two dots on *ü* show that the *u* is pronounced: *güe* is “gweh”, *güi* is “gwee”. Without them, *gue* is “geh” and *gui* is “gee”, with a hard “g”.`,
      ru: (word) =>
        `В слове ${word} две точки над *ü* показывают, что *u* произносится: *güe* — «гуэ», *güi* — «гуи». Без точек *gue* — «ге», *gui* — «ги».`,
      tr: (word) =>
        `${word} kelimesinde *ü* üstündeki iki nokta, *u* harfinin okunduğunu gösterir: *güe* “gue”, *güi* “gui” diye okunur. Noktasız *gue* “ge”, *gui* “gi” okunur.`,
    },
  },
  {
    letters: ['g'],
    word: /^[^g]*g[eiéí][^g]*$/u,
    ipa: /x/u,
    says: {
      en: (word) =>
        `In ${word}, *g* stands before *e* or *i*: it sounds like the Spanish *j*, a throaty “h”.`,
      ru: (word) => `В слове ${word} *g* стоит перед *e* или *i* и читается как «х».`,
      tr: (word) => `${word} kelimesinde *g*, *e* ya da *i* önündedir: güçlü bir “h” gibi okunur.`,
    },
  },
  {
    letters: ['h'],
    word: /^(?!.*ch|sh|hacker|hobby|hámster|hockey)(?=.*h)/u,
    ipa: /^/u,
    says: {
      en: (word) => `In ${word}, *h* is silent.`,
      ru: (word) => `В слове ${word} *h* не читается.`,
      tr: (word) => `${word} kelimesinde *h* okunmaz.`,
    },
  },
];
