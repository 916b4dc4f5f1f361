import type { LetterInWord } from '../../tutor/letter-in-word.ts';

/** Letters of English whose general rule does not hold in each word. The first one holds. */
export const lettersInWords: readonly LetterInWord[] = [
  {
    letters: ['b', 'mb'],
    word: /^bomb$/u,
    ipa: /m$/u,
    says: {
      es: (word) => `En ${word}, la *b* final no se pronuncia.`,
      ru: (word) => `В слове ${word} не читается последняя *b*.`,
      tr: (word) => `${word} kelimesinde sondaki *b* okunmaz.`,
    },
  },
  {
    letters: ['c', 'sc'],
    word: /^science$/u,
    ipa: /^ˈsaɪ/u,
    says: {
      es: (word) => `En ${word}, la primera *c* no se pronuncia: *sc* suena como una sola «s».`,
      ru: (word) => `В слове ${word} первая *c* не читается: *sc* — это один звук «с».`,
      tr: (word) => `${word} kelimesinde ilk *c* okunmaz: *sc* tek bir “s” gibi okunur.`,
    },
  },
  {
    letters: ['d', 'dn'],
    word: /^Wednesday$/iu,
    ipa: /enz/u,
    says: {
      es: (word) => `En ${word}, la primera *d* no se pronuncia.`,
      ru: (word) => `В слове ${word} первая *d* не читается.`,
      tr: (word) => `${word} kelimesinde ilk *d* okunmaz.`,
    },
  },
  {
    letters: ['k', 'kn'],
    word: /^knock$/u,
    ipa: /^n/u,
    says: {
      es: (word) => `En ${word}, la primera *k* no se pronuncia.`,
      ru: (word) => `В слове ${word} первая *k* не читается.`,
      tr: (word) => `${word} kelimesinde ilk *k* okunmaz.`,
    },
  },
  {
    letters: ['gh'],
    word: /[ou]gh$/u,
    ipa: /f$/u,
    says: {
      es: (word) => `En ${word}, *gh* suena como la «f».`,
      ru: (word) => `В слове ${word} *gh* читается как «ф».`,
      tr: (word) => `${word} kelimesinde *gh*, “f” gibi okunur.`,
    },
  },
  {
    letters: ['ch'],
    word: /ch/u,
    ipa: /^[^ʃ]*k[^ʃ]*$/u,
    says: {
      es: (word) => `En ${word}, *ch* suena como la «c» de «casa».`,
      ru: (word) => `В слове ${word} *ch* читается как «к».`,
      tr: (word) => `${word} kelimesinde *ch*, “k” gibi okunur.`,
    },
  },
  {
    letters: ['ch'],
    word: /ch/u,
    ipa: /tʃ/u,
    says: {
      es: (word) => `En ${word}, *ch* suena como la «ch» española.`,
      ru: (word) => `В слове ${word} *ch* читается как «ч».`,
      tr: (word) => `${word} kelimesinde *ch*, “ç” gibi okunur.`,
    },
  },
  {
    letters: ['th'],
    word: /th/u,
    ipa: /^[^ð]*θ[^ð]*$/u,
    says: {
      es: (word) =>
        `En ${word}, *th* es sorda, /θ/: la punta de la lengua entre los dientes, como la «z» de España.`,
      ru: (word) =>
        `В слове ${word} *th* глухой, /θ/: кончик языка между зубами, без голоса; это не «с».`,
      tr: (word) =>
        `${word} kelimesinde *th* ötümsüzdür, /θ/: dil ucu dişlerin arasındadır, ses telleri titreşmez; “t” ya da “s” değildir.`,
    },
  },
  {
    letters: ['th'],
    word: /th/u,
    ipa: /^[^θ]*ð[^θ]*$/u,
    says: {
      es: (word) =>
        `En ${word}, *th* es sonora, /ð/: la punta de la lengua entre los dientes, parecida a la «d» de «nada».`,
      ru: (word) =>
        `В слове ${word} *th* звонкий, /ð/: кончик языка между зубами, с голосом; это не «з».`,
      tr: (word) =>
        `${word} kelimesinde *th* ötümlüdür, /ð/: dil ucu dişlerin arasındadır, ses telleri titreşir; “d” ya da “z” değildir.`,
    },
  },
  {
    letters: ['wh', 'w'],
    word: /^who/u,
    ipa: /^ˈ?h/u,
    says: {
      es: (word) =>
        `En ${word}, la *w* no se pronuncia: empieza con el sonido de la *h*, un soplo de aire.`,
      ru: (word) => `В слове ${word} *w* не читается: оно начинается со звука *h*, лёгкого выдоха.`,
      tr: (word) => `${word} kelimesinde *w* okunmaz: “h” sesiyle başlar.`,
    },
  },
];
