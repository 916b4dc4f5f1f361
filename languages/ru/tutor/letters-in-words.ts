import type { LetterInWord } from '../../tutor/letter-in-word.ts';

/** Russian letters whose general rule has exceptions. The first entry that matches applies. */
export const lettersInWords: readonly LetterInWord[] = [
  {
    letters: ['г'],
    word: /(?:^сегодня|[ое]го(?:ся)?)$/u,
    ipa: /v/u,
    says: {
      en: (word) =>
        `In ${word}, *г* is read as *в*, “v”: this happens in *сегодня* and in the endings *-ого* and *-его* of adjectives and pronouns, but not in *много*.`,
      es: (word) =>
        `En ${word}, *г* se lee como *в*, una «v» con los dientes sobre el labio: así es en *сегодня* y en las terminaciones *-ого* y *-его* de adjetivos y pronombres, pero no en *много*.`,
      tr: (word) =>
        `${word} kelimesinde *г*, *в* (“v”) okunur: *сегодня* kelimesinde, sıfatların ve zamirlerin *-ого* ve *-его* eklerinde böyledir, ama *много* kelimesinde değil.`,
    },
  },
  {
    letters: ['ться', 'тся', 'ть', 'ь', 'т', 'ся'],
    word: /ть?ся$/u,
    ipa: /ts/u,
    says: {
      en: (word) => `In ${word}, the ending *-ться* or *-тся* sounds like “tsa”: *ь* is not heard.`,
      es: (word) => `En ${word}, la terminación *-ться* o *-тся* suena «tsa»: *ь* no se oye.`,
      tr: (word) => `${word} kelimesinde *-ться* ya da *-тся* eki “tsa” gibi okunur: *ь* duyulmaz.`,
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
  {
    letters: ['в', 'вств'],
    word: /вств/u,
    ipa: /[uara]stv/u,
    says: {
      en: (word) => `In ${word}, the first *в* of *вств* is not pronounced: it is read *ств*.`,
      es: (word) => `En ${word}, la primera *в* de *вств* no se pronuncia: se lee *ств*.`,
      tr: (word) => `${word} kelimesinde *вств* içindeki ilk *в* okunmaz: *ств* diye okunur.`,
    },
  },
  {
    letters: ['т', 'стн', 'стл'],
    word: /ст[нл]/u,
    ipa: /^(?!.*st).*sʲ?[nlɫ]/u,
    says: {
      en: (word) =>
        `In ${word}, *т* is not pronounced: *стн* is read *сн*, and *стл* is read *сл*.`,
      es: (word) => `En ${word}, la *т* no se pronuncia: *стн* se lee *сн*, y *стл* se lee *сл*.`,
      tr: (word) =>
        `${word} kelimesinde *т* okunmaz: *стн*, *сн* diye, *стл* ise *сл* diye okunur.`,
    },
  },
  {
    letters: ['д', 'здн'],
    word: /здн/u,
    ipa: /zʲ?n/u,
    says: {
      en: (word) => `In ${word}, *д* is not pronounced: *здн* is read *зн*.`,
      es: (word) => `En ${word}, la *д* no se pronuncia: *здн* se lee *зн*.`,
      tr: (word) => `${word} kelimesinde *д* okunmaz: *здн*, *зн* diye okunur.`,
    },
  },
  {
    letters: ['д', 'рдц'],
    word: /рдц/u,
    ipa: /rts/u,
    says: {
      en: (word) => `In ${word}, *д* is not pronounced: *рдц* is read *рц*.`,
      es: (word) => `En ${word}, la *д* no se pronuncia: *рдц* se lee *рц*.`,
      tr: (word) => `${word} kelimesinde *д* okunmaz: *рдц*, *рц* diye okunur.`,
    },
  },
  {
    letters: ['л', 'лнц'],
    word: /лнц/u,
    ipa: /nts/u,
    says: {
      en: (word) => `In ${word}, *л* is not pronounced: *лнц* is read *нц*.`,
      es: (word) => `En ${word}, la *л* no se pronuncia: *лнц* se lee *нц*.`,
      tr: (word) => `${word} kelimesinde *л* okunmaz: *лнц*, *нц* diye okunur.`,
    },
  },
  {
    letters: ['ч', 'чн'],
    word: /^(?!конечная).*чн/u,
    ipa: /ʂn/u,
    says: {
      en: (word) => `In ${word}, *чн* is usually read *шн*.`,
      es: (word) => `En ${word}, *чн* suele leerse *шн*.`,
      tr: (word) => `${word} kelimesinde *чн* genellikle *шн* diye okunur.`,
    },
  },
  {
    letters: ['ч', 'чт'],
    word: /что/u,
    ipa: /ʂt/u,
    says: {
      en: (word) => `In ${word}, *ч* of *что* is read *ш*: “shto”.`,
      es: (word) => `En ${word}, la *ч* de *что* se lee *ш*: «shto».`,
      tr: (word) => `${word} kelimesinde *что* içindeki *ч*, *ш* diye okunur: “şto”.`,
    },
  },
  {
    letters: ['г', 'гк', 'гч'],
    word: /г[кч]/u,
    ipa: /xʲ?(?:k|tɕ)/u,
    says: {
      en: (word) => `In ${word}, *г* before *к* or *ч* is read *х*.`,
      es: (word) => `En ${word}, la *г* ante *к* o *ч* se lee *х*.`,
      tr: (word) => `${word} kelimesinde *к* ya da *ч* önündeki *г*, *х* diye okunur.`,
    },
  },
  {
    letters: ['сч'],
    word: /сч/u,
    ipa: /ɕː/u,
    says: {
      en: (word) => `In ${word}, *сч* is read *щ*, a long soft “sh”.`,
      es: (word) => `En ${word}, *сч* se lee *щ*, una «sh» larga y suave.`,
      tr: (word) => `${word} kelimesinde *сч*, *щ* diye, yani uzun ve ince bir “ş” gibi okunur.`,
    },
  },
];
