type Native = 'en' | 'es' | 'ru' | 'tr';

/** How a letter sounds in some words: those with a spelling, if their transcription agrees. */
interface LetterInWord {
  letters: readonly string[];
  /** Spelling of the words. */
  word: RegExp;
  /** Their transcription. */
  ipa: RegExp;
  /** By native language; `word` is marked. */
  says: Partial<Record<Native, (word: string) => string>>;
}

/** Letters whose general rule does not hold in each word, by learned language. The first one holds. */
export const lettersInWords: Readonly<Record<Native, readonly LetterInWord[]>> = {
  en: [
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
        ru: (word) =>
          `В слове ${word} *w* не читается: оно начинается со звука *h*, лёгкого выдоха.`,
        tr: (word) => `${word} kelimesinde *w* okunmaz: “h” sesiyle başlar.`,
      },
    },
  ],
  es: [
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
  ],
  ru: [
    {
      letters: ['г'],
      word: /(?:^сегодня|[ое]го(?:ся)?)$/u,
      ipa: /v/u,
      says: {
        en: (word) =>
          `In ${word}, *г* is read as *в*, “v”: this happens in the endings *-ого* and *-его* and in *сегодня*.`,
        es: (word) =>
          `En ${word}, *г* se lee como *в*, una «v» con los dientes sobre el labio: así es en las terminaciones *-ого* y *-его* y en *сегодня*.`,
        tr: (word) =>
          `${word} kelimesinde *г*, *в* (“v”) okunur: *-ого* ve *-его* eklerinde ve *сегодня* kelimesinde böyledir.`,
      },
    },
    {
      letters: ['ться', 'тся', 'ть', 'ь', 'т', 'ся'],
      word: /ть?ся$/u,
      ipa: /ts/u,
      says: {
        en: (word) =>
          `In ${word}, the ending *-ться* or *-тся* sounds like “tsa”: *ь* is not heard.`,
        es: (word) => `En ${word}, la terminación *-ться* o *-тся* suena «tsa»: *ь* no se oye.`,
        tr: (word) =>
          `${word} kelimesinde *-ться* ya da *-тся* eki “tsa” gibi okunur: *ь* duyulmaz.`,
      },
    },
    {
      letters: ['г'],
      word: /г$/u,
      ipa: /k$/u,
      says: {
        en: (word) => `At the end of ${word}, *г* sounds like *к*.`,
        es: (word) => `Al final de ${word}, *г* suena como *к*.`,
        tr: (word) => `${word} kelimesinin sonunda *г*, *к* gibi okunur.`,
      },
    },
    {
      letters: ['д'],
      word: /дь?$/u,
      ipa: /tʲ?$/u,
      says: {
        en: (word) => `At the end of ${word}, *д* sounds like *т*.`,
        es: (word) => `Al final de ${word}, *д* suena como *т*.`,
        tr: (word) => `${word} kelimesinin sonunda *д*, *т* gibi okunur.`,
      },
    },
    {
      letters: ['б'],
      word: /бь?$/u,
      ipa: /pʲ?$/u,
      says: {
        en: (word) => `At the end of ${word}, *б* sounds like *п*.`,
        es: (word) => `Al final de ${word}, *б* suena como *п*.`,
        tr: (word) => `${word} kelimesinin sonunda *б*, *п* gibi okunur.`,
      },
    },
    {
      letters: ['в'],
      word: /вь?$/u,
      ipa: /fʲ?$/u,
      says: {
        en: (word) => `At the end of ${word}, *в* sounds like *ф*.`,
        es: (word) => `Al final de ${word}, *в* suena como *ф*.`,
        tr: (word) => `${word} kelimesinin sonunda *в*, *ф* gibi okunur.`,
      },
    },
    {
      letters: ['з'],
      word: /зь?$/u,
      ipa: /sʲ?$/u,
      says: {
        en: (word) => `At the end of ${word}, *з* sounds like *с*.`,
        es: (word) => `Al final de ${word}, *з* suena como *с*.`,
        tr: (word) => `${word} kelimesinin sonunda *з*, *с* gibi okunur.`,
      },
    },
    {
      letters: ['ж'],
      word: /ж$/u,
      ipa: /ʂ$/u,
      says: {
        en: (word) => `At the end of ${word}, *ж* sounds like *ш*.`,
        es: (word) => `Al final de ${word}, *ж* suena como *ш*.`,
        tr: (word) => `${word} kelimesinin sonunda *ж*, *ш* gibi okunur.`,
      },
    },
    {
      letters: ['в'],
      word: /^в[кпстфхцчшщ]/u,
      ipa: /^f/u,
      says: {
        en: (word) =>
          `At the beginning of ${word}, *в* sounds like *ф*, because a consonant without voice, such as *п* or *т*, follows.`,
        es: (word) =>
          `Al principio de ${word}, *в* suena como *ф*, porque le sigue una consonante sorda.`,
        tr: (word) =>
          `${word} kelimesinin başında *в*, ötümsüz bir ünsüzden önce olduğu için *ф* gibi okunur.`,
      },
    },
    {
      letters: ['о'],
      word: /о/u,
      ipa: /^[^oɵ]*[ɐə][^oɵ]*$/u,
      says: {
        en: (word) => `In ${word}, *о* is not stressed: it sounds like a short *а*.`,
        es: (word) => `En ${word}, la *о* es átona: suena como una *а* breve.`,
        tr: (word) => `${word} kelimesinde *о* vurgusuzdur: kısa bir *а* gibi okunur.`,
      },
    },
  ],
  tr: [
    {
      letters: ['ğ'],
      word: /[eiöü]ğ[eiöü]/u,
      ipa: /j/u,
      says: {
        en: (word) =>
          `In ${word}, *ğ* stands between vowels such as *e*, *i*, *ö*, *ü*: it sounds like a soft “y”.`,
        es: (word) =>
          `En ${word}, la *ğ* está entre vocales como *e*, *i*, *ö*, *ü*: suena como una «i» breve.`,
        ru: (word) =>
          `В слове ${word} *ğ* стоит между гласными *e*, *i*, *ö*, *ü*: звучит как слабое «й».`,
      },
    },
    {
      letters: ['ğ'],
      word: /^[^ğ]*ğ[^ğ]*$/u,
      ipa: /ː/u,
      says: {
        en: (word) =>
          `In ${word}, *ğ* is not a sound of its own: it lengthens the vowel before it.`,
        es: (word) => `En ${word}, la *ğ* no tiene sonido propio: alarga la vocal anterior.`,
        ru: (word) => `В слове ${word} *ğ* сама не звучит: она удлиняет гласную перед собой.`,
      },
    },
    {
      letters: ['ğ'],
      word: /[aıou]ğ[aıou]/u,
      ipa: /^[^jɣɰ]*$/u,
      says: {
        en: (word) =>
          `In ${word}, *ğ* between two vowels is not heard itself: one vowel goes over into the other.`,
        es: (word) => `En ${word}, la *ğ* entre dos vocales no se oye: una vocal pasa a la otra.`,
        ru: (word) =>
          `В слове ${word} *ğ* между двумя гласными не слышна: одна гласная переходит в другую.`,
      },
    },
  ],
};
