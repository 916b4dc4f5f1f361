import type { LetterInWord } from '../../tutor/letter-in-word.ts';

/** Turkish letters whose general rule has exceptions. The first entry that matches applies. */
export const lettersInWords: readonly LetterInWord[] = [
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
      en: (word) => `In ${word}, *ğ* is not a sound of its own: it lengthens the vowel before it.`,
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
        `In ${word}, *ğ* between two vowels is not heard itself: one vowel runs into the next.`,
      es: (word) =>
        `En ${word}, la *ğ* entre dos vocales no se oye: se pasa directamente de una vocal a la otra.`,
      ru: (word) =>
        `В слове ${word} *ğ* между двумя гласными не слышна: одна гласная переходит в другую.`,
    },
  },
  {
    letters: ['â', 'û', 'î'],
    word: /[âîû]/u,
    ipa: /^[^ː]*[cɟ]a[^ː]*$|^[^ː]*[cɟ]u[^ː]*$/u,
    named:
      /circumflex|accent|mark|circunflejo|acento|tilde|sombrerito|галочк|крышечк|домик|циркумфлекс|знач/iu,
    says: {
      en: (word) =>
        `In ${word}, the mark on the vowel makes the *k* or *g* before it soft, with the tongue against the front of the palate.`,
      es: (word) =>
        `En ${word}, el acento circunflejo indica que la *k* o la *g* anterior es suave, con la lengua en la parte delantera del paladar.`,
      ru: (word) =>
        `В слове ${word} значок над гласной показывает, что *k* или *g* перед ней мягкие: «кь», «гь».`,
    },
  },
  {
    letters: ['â', 'û', 'î'],
    word: /^[^âîû]*[âîû][^âîû]*$/u,
    ipa: /[aiu]ː/u,
    named:
      /circumflex|accent|mark|circunflejo|acento|tilde|sombrerito|галочк|крышечк|домик|циркумфлекс|знач/iu,
    says: {
      en: (word) =>
        `In ${word}, the mark on the vowel shows that it is long or that the *k*, *g* or *l* before it is soft, or both.`,
      es: (word) =>
        `En ${word}, el acento circunflejo indica que la vocal es larga o que la *k*, *g* o *l* anterior es suave, o ambas cosas.`,
      ru: (word) =>
        `В слове ${word} значок показывает, что гласная долгая, или что *k*, *g*, *l* перед ней мягкие, или и то и другое.`,
    },
  },
  {
    letters: ['g'],
    word: /g/u,
    ipa: /[ɟgɡ]/u,
    says: {
      en: (word) =>
        `In ${word}, *g* is always hard, as in “go”, never like “j”; next to *e*, *i*, *ö*, *ü* the tongue is farther forward.`,
      es: (word) =>
        `En ${word}, la *g* siempre es como en «gato» y «guerra», también ante *e* e *i*; nunca como en «gente».`,
      ru: (word) =>
        `В слове ${word} *g* — это «г»; рядом с *e*, *i*, *ö*, *ü* — мягкое, как в «гид».`,
    },
  },
];
