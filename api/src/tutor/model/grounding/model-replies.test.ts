import type { LanguageCode } from '@topwords/platform/contracts';
import { bankFacts } from '../../testing/bank-facts.ts';
import { createGrounding } from './create-grounding.ts';
import { holdText } from './hold-to-tables.ts';

const ground = createGrounding(bankFacts);

interface ModelReply {
  word: string;
  language: LanguageCode;
  native: LanguageCode;
  reply: string;
  /** The sentences that contradict the tables. */
  wrong: string[];
}

/** Replies as models write them: with headings, tables, lists, prefixes and asides. */
const replies: ModelReply[] = [
  {
    word: 'go',
    language: 'en',
    native: 'es',
    wrong: [],
    reply: `**Go** es un verbo irregular muy común.

**Formas:**
| Forma | Inglés |
|---|---|
| Infinitivo | *go* |
| Pasado | *went* |
| Participio | *gone* |
| Gerundio | *going* |

- *I go to school.* – Voy a la escuela.
- *She goes home.* – Ella se va a casa.

El pasado simple de *go* es *went* y el participio pasado es *gone*. Con *he*, *she*, *it* se dice *goes*.
Error típico: *I goed*. ✔ *I went*.`,
  },
  {
    word: 'hacer',
    language: 'es',
    native: 'en',
    wrong: [],
    reply: `*Hacer* is an irregular verb. Its past participle is *hecho*, and the gerund is *haciendo*.

Preterite: *hice, hiciste, hizo, hicimos, hicisteis, hicieron*.
Present: *hago*, *haces*, *hace*, *hacemos*, *hacéis*, *hacen*.
Imperative (tú): *haz*. The future stem is *har-*: *haré*, *harás*.
The present subjunctive of *hacer* is *haga, hagas, haga…*.
The imperfect subjunctive of *hacer* is *hiciera*.
The present perfect of *hacer* is *he hecho*.
In the negative imperative it is *no hagas*.
The feminine of *hecho* is *hecha*.`,
  },
  {
    word: 'дом',
    language: 'ru',
    native: 'en',
    wrong: ['The instrumental of *дом* is *домо́м*.'],
    reply: `*Дом* is a masculine noun. Declension:

| Case | Singular | Plural |
|------|----------|--------|
| Nominative | дом | дома |
| Genitive | дома | домов |
| Dative | дому | домам |
| Accusative | дом | дома |
| Instrumental | домом | домами |
| Prepositional | (о) доме | (о) домах |

The plural is irregular: *дома́*, with the stress on the ending. Compare *до́ма* ("at home").
The genitive plural of *дом* is *домо́в*. The prepositional is *в до́ме*. The dative is *до́му*.
With numbers: *два до́ма*, *пять домо́в*. After *без* comes the genitive: *без до́ма*.
The instrumental of *дом* is *домо́м*.`,
  },
  {
    word: 'yapmak',
    language: 'tr',
    native: 'en',
    wrong: ['The past of *yapmak* is *yapdı*.'],
    reply: `*Yapmak* means "to do, to make". The stem is *yap-*.
Present continuous: *yapıyorum*, *yapıyorsun*, *yapıyor*. The aorist is *yapar*. The past is *yaptım*, *yaptın*, *yaptı*.
The negative past is *yapmadım*. The future of *yapmak* is *yapacak*. Imperative: *yap!* The evidential past is *yapmış*.
The past of *yapmak* is *yapdı*. The passive of *yapmak* is *yapılmak*. The infinitive is *yapmak*.`,
  },
  {
    word: 'mano',
    language: 'es',
    native: 'ru',
    wrong: ['*Mano* — мужского рода.'],
    reply: `*La mano* — «рука» (кисть). Хотя слово кончается на *-o*, оно женского рода: *la mano*, *una mano*, *las manos*.
Множественное число: *las manos*. *Mano* — женского рода. Прилагательное тоже женского рода: *la mano derecha*.
Уменьшительное: *la manito* или *la manita*. *Mano* — мужского рода. Похожее исключение: *la foto*, *la radio*; а *el día* — мужского рода.`,
  },
  {
    word: 'писать',
    language: 'ru',
    native: 'tr',
    wrong: ['*Писать* bitmiştir.', '*Писать* fiilinin geçmiş zamanı *писил*.'],
    reply: `*Писать* bitmemiş (imperfektif) bir fiildir; bitmiş eşi *написать*'tır.
Geçmiş zaman: *писал*, *писала*, *писало*, *писали*. Şimdiki zaman: *пишу*, *пишешь*, *пишет*. Emir kipi: *пиши*, *пишите*.
*Писать* fiilinin gelecek zamanı *буду писать*. *Писать* bitmiştir. *Написать* fiilinin gelecek zamanı *напишу*.
*Писать* fiilinin geçmiş zamanı *писил*.`,
  },
];

/** Blank lines may differ where something was left out. */
function squeeze(text = ''): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

test.each(replies)('a reply about $word loses only what is wrong', ({ reply, wrong, ...asked }) => {
  const judge = ground({ text: asked.word, wordId: null, ...asked });
  const left = judge && holdText(reply, judge, () => {});
  const expected = wrong.reduce((text, sentence) => text.replace(sentence, ''), reply);
  expect(squeeze(left)).toBe(squeeze(expected));
});
