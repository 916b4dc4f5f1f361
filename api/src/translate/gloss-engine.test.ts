import type { GlossMark, LanguageCode } from '@topwords/platform/contracts';
import { glossEngine, glossOf } from './testing/gloss-of.ts';

type Meant = [word: string, meaning: string | null, ...marks: GlossMark[]];
type Example = [from: LanguageCode, to: LanguageCode, text: string, words: Meant[]];

const examples: Example[] = [
  [
    'en',
    'es',
    'She travelled and apologised.',
    [
      ['She', 'ella'],
      ['travelled', 'viajar', 'past'],
      ['and', 'y'],
      ['apologised', 'disculparse', 'past'],
    ],
  ],
  [
    'ru',
    'en',
    'Здесь сказано «нет».',
    [
      ['Здесь', 'here'],
      ['сказано', 'say'],
      ['нет', 'no'],
    ],
  ],
  [
    'tr',
    'en',
    'Evi süpürmem lazım.',
    [
      ['Evi süpürmem', 'vacuum the house', 'first-singular'],
      ['lazım', 'necessary'],
    ],
  ],
  [
    'tr',
    'en',
    'Bitirmeden gitme!',
    [
      ['Bitirmeden', 'finish (sth)', 'before'],
      ['gitme', 'go', 'negative', 'imperative'],
    ],
  ],
  [
    'en',
    'es',
    'i dont drink milk',
    [
      ['i', 'yo'],
      ['dont', 'no (con el verbo)'],
      ['drink', 'beber'],
      ['milk', 'leche'],
    ],
  ],
  [
    'es',
    'en',
    'Ayer se acostaron tarde.',
    [
      ['Ayer', 'yesterday'],
      ['se acostaron', 'go to bed', 'past', 'third-plural'],
      ['tarde', 'late (adverb)'],
    ],
  ],
  [
    'es',
    'en',
    'Se lo dije.',
    [
      ['Se', 'to him'],
      ['lo', 'it'],
      ['dije', 'say', 'past', 'first-singular'],
    ],
  ],
  ['es', 'en', 'Tienes hambre.', [['Tienes hambre', 'be hungry', 'second-singular']]],
  [
    'en',
    'es',
    'My brother woke up late.',
    [
      ['My', 'mi'],
      ['brother', 'hermano'],
      ['woke up late', 'despertarse tarde', 'past'],
    ],
  ],
  [
    'tr',
    'en',
    'Yarın okuyacak mısın?',
    [
      ['Yarın', 'tomorrow'],
      ['okuyacak', 'read', 'future', 'second-singular'],
      ['mısın', null, 'question'],
    ],
  ],
  [
    'en',
    'es',
    "I didn't see the houses.",
    [
      ['I', 'yo'],
      ["didn't", 'no (con el verbo)'],
      ['see', 'ver', 'past'],
      ['the', 'el'],
      ['houses', 'casa', 'plural'],
    ],
  ],
  [
    'es',
    'en',
    'No entendimos la pregunta.',
    [
      ['No', 'not'],
      ['entendimos', 'understand', 'past', 'first-plural'],
      ['la', 'the'],
      ['pregunta', 'question'],
    ],
  ],
  [
    'ru',
    'en',
    'Я дал другу книгу.',
    [
      ['Я', 'I'],
      ['дал', 'give (once)', 'past'],
      ['другу', 'friend (male or in general)', 'dative'],
      ['книгу', 'book', 'object'],
    ],
  ],
  [
    'ru',
    'es',
    'Мы живём в большом доме.',
    [
      ['Мы', 'nosotros'],
      ['живём', 'vivir', 'first-plural'],
      ['в', 'en (lugar, + prepositivo)'],
      ['большом', 'grande'],
      ['доме', 'casa'],
    ],
  ],
  [
    'tr',
    'en',
    'Sizi anlamıyorum.',
    [
      ['Sizi', 'you (formal)', 'object'],
      ['anlamıyorum', 'understand', 'negative', 'first-singular'],
    ],
  ],
  [
    'tr',
    'ru',
    'Evlerimizde çalışamadık.',
    [
      ['Evlerimizde', 'дом', 'plural', 'possessor-first-plural', 'locative'],
      ['çalışamadık', 'работать', 'negative', 'ability', 'past', 'first-plural'],
    ],
  ],
  [
    'tr',
    'en',
    'Gelmeyen var mı?',
    [
      ['Gelmeyen', 'come', 'negative', 'relative'],
      ['var', 'there is'],
      ['mı', null, 'question'],
    ],
  ],
];

test.each(examples)(
  '%s to %s: each word of %s, with what its form says',
  async (from, to, text, words) => {
    const { gloss } = await glossOf(from, to, text);
    expect(gloss.map((one) => [one.text, firstOf(one.translation), ...one.marks])).toEqual(words);
  },
);

test.each([
  ['tr', 'evi', 'house', 'accusative, or "his house"'],
  ['es', 'hablamos', 'speak', 'present or past'],
  ['ru', 'друга', 'friend', 'genitive or accusative'],
] as [LanguageCode, string, string, string][])(
  'in %s %s is only glossed as far as it is certain: %s (%s)',
  async (from, text, meaning) => {
    const { gloss } = await glossOf(from, 'en', `${text} Zxcvb`);
    expect(gloss[0]?.translation?.startsWith(meaning)).toBe(true);
    expect(gloss[0]?.marks.filter((mark) => mark !== 'first-plural')).toEqual([]);
  },
);

/** The first of the meanings that are shown as equals. */
const firstOf = (translation: string | null | undefined) =>
  translation
    ?.split(/ \+ (?![^(]*\))/u)
    .map((part) => part.split(' / ')[0])
    .join(' + ') ?? null;

/** What a kind of form says: the meaning and marks of one word of a text. */
type Kind = [from: LanguageCode, to: LanguageCode, text: string, word: Meant];

const kinds: Kind[] = [
  // Pronouns say whom.
  ['es', 'en', 'Me robaron un perro azul.', ['Me', 'me', 'object']],
  ['es', 'en', 'Dímelo mañana.', ['Dímelo', 'say + me + it', 'imperative', 'object']],
  ['ru', 'en', 'Мне нужен молоток.', ['Мне', 'me', 'dative']],
  ['ru', 'es', 'Он сидит без меня.', ['меня', 'mí']],
  ['tr', 'en', 'Bana bak.', ['Bana', 'me', 'dative']],
  ['en', 'ru', 'They saw us in Rome.', ['us', 'нас', 'object']],
  // Turkish forms that no table lists.
  [
    'tr',
    'en',
    'Pahalı olmasa alırdım.',
    ['olmasa', 'be', 'negative', 'condition', 'third-singular'],
  ],
  [
    'tr',
    'en',
    'Pahalı olmasa alırdım.',
    ['alırdım', 'take', 'past', 'conditional', 'first-singular'],
  ],
  ['tr', 'en', 'Ankara’dan gelince arayın.', ['gelince', 'come', 'when']],
  ['tr', 'en', 'Ankara’dan gelince arayın.', ['arayın', 'look for', 'imperative']],
  ['tr', 'en', 'Yarın okumalıyım.', ['okumalıyım', 'read', 'necessity', 'first-singular']],
  ['tr', 'en', 'Dün gördüğüm adam sarışın.', ['gördüğüm', 'see', 'relative', 'first-singular']],
  ['tr', 'en', 'Köpeğim havuzda değildi.', ['değildi', 'not (with nouns, adjectives)', 'past']],
  // English auxiliaries, passives and split verbs.
  ['en', 'es', 'By June they will have painted it.', ['painted', 'pintar', 'future']],
  ['en', 'es', 'My cat was stolen.', ['stolen', 'robar (una cosa)', 'past', 'passive']],
  ['en', 'es', 'The thief was hit.', ['hit', 'golpear', 'past', 'passive']],
  ['en', 'ru', 'Hope you like Rome.', ['Hope', 'надеяться']],
  ['en', 'ru', 'He turned the radio down.', ['turned', 'сделать тише', 'past']],
  ['en', 'ru', 'He turned the radio down.', ['down', null, 'auxiliary']],
  ['en', 'es', 'The baby keeps crying.', ['keeps', 'seguir haciendo algo, no parar de hacer algo']],
  ['en', 'ru', "He doesn't have to drive.", ['have to', 'нужно']],
  // Spanish persons and compounds.
  ['es', 'en', '¿Nos trae otra mesa?', ['trae', 'bring']],
  ['es', 'en', '¿Usted trae otra mesa?', ['trae', 'bring', 'third-singular', 'polite']],
  ['es', 'en', '¿Cuándo abre el museo azul?', ['abre', 'open', 'third-singular']],
  ['es', 'en', 'La carta fue enviada.', ['enviada', 'send', 'past', 'passive', 'third-singular']],
  ['es', 'en', 'Les habría escrito.', ['escrito', 'write', 'past', 'conditional']],
  ['es', 'en', 'Mi tía me deja nadar.', ['deja', 'let sb do', 'third-singular']],
  // Set phrases of the bank, in other forms and persons.
  ['ru', 'en', 'Вчера в Риме шёл снег.', ['шёл снег', "it's snowing", 'past']],
  ['en', 'es', 'No worries, the train is late.', ['No worries', 'no pasa nada']],
  ['tr', 'en', 'Köpeğimiz havladı, kusura bakmayın.', ['kusura bakmayın', "I'm sorry."]],
  // A negation is shown, also of a word that the bank lacks, and of a form that nothing explains.
  ['tr', 'en', 'Zxcvb bütün gün kesilmedi.', ['kesilmedi', 'cut', 'negative']],
  ['tr', 'en', 'Anlat bakalım, Zxcvb.', ['Anlat', 'tell', 'imperative']],
  ['es', 'en', 'Está triste porque no encuentra un perro azul.', ['no', 'not']],
  [
    'tr',
    'en',
    'Bu saatte dışarı çıkma.',
    ['dışarı çıkma', 'go out(side)', 'negative', 'imperative'],
  ],
  ['tr', 'en', 'Dosyalar aktarılmadı.', ['aktarılmadı', null, 'negative']],
  ['tr', 'en', 'Kumaşı ütülemeden sarkıtmadım.', ['sarkıtmadım', null, 'negative']],
  ['tr', 'en', 'Bu köy mektepsiz.', ['mektepsiz', null, 'negative']],
  ['en', 'es', 'i wont sing in Rome', ['wont', 'no (con el verbo)']],
  ['en', 'ru', 'Nah, the soup is cold.', ['Nah', 'не-а']],
  // A mark is shown only where nothing else can be meant.
  ['es', 'en', 'Anoche no cantaste con Zxcvb.', ['cantaste', 'sing', 'past', 'second-singular']],
  ['es', 'en', 'Los cántaros son azules.', ['cántaros', null]],
  ['es', 'en', 'Quiero verte cantar.', ['verte', 'see + you (one person, informal)', 'object']],
  ['es', 'en', '¿Puedes quedarte en Roma?', ['quedarte', 'stay']],
  ['es', 'en', 'Zxcvb no come de nada.', ['nada', 'nothing']],
  ['es', 'en', 'Los trenes paran en Zxcvb.', ['paran', 'stop (come to a stop)', 'third-plural']],
  ['es', 'en', 'Le dije que no comiera pan.', ['comiera', 'eat']],
  ['es', 'en', 'Si comiera pan, Zxcvb.', ['comiera', 'eat', 'conditional']],
  ['es', 'en', 'Espero que me llame Zxcvb.', ['me llame', 'be called']],
  ['es', 'en', 'No había nadie en Zxcvb.', ['No había nadie', "there's nobody", 'past']],
  ['es', 'en', 'No habrá nada que comer.', ['No habrá nada que', "there's nothing to", 'future']],
  ['es', 'en', 'Mañana habrá zxcvb.', ['habrá', 'there is', 'future']],
  ['es', 'en', '¿Quieres que lleve un perro azul?', ['lleve', 'take (sb or sth somewhere)']],
  ['en', 'es', "It's been snowing in Rome.", ['snowing', 'nevar']],
  ['en', 'es', "She's never been in Rome.", ['been', 'ser', 'past']],
  ['en', 'es', "It's been cleaned.", ['cleaned', 'limpiar', 'past', 'passive']],
  ['en', 'es', "Zxcvb, she's already left.", ['left', 'salir', 'past']],
  ['en', 'es', "This isn't what I cooked.", ['cooked', 'cocinar', 'past']],
  ['en', 'es', 'There was a blue dog.', ['There', 'hay (there is, there are)', 'past']],
  ['en', 'es', 'Please close the blue window.', ['Please', 'por favor']],
  ['ru', 'en', 'Надо было купить молоток.', ['купить', 'buy (once)']],
  ['ru', 'en', 'Она танцует с ним.', ['ним', 'him']],
  ['ru', 'en', 'Собака бежит к ним.', ['ним', 'them']],
  ['ru', 'en', 'Им нужно молоко.', ['Им', 'them', 'dative']],
  ['ru', 'tr', 'Это для неё, Zxcvb.', ['неё', 'onun']],
  ['ru', 'en', 'Купи ещё сахару.', ['сахару', 'sugar']],
  ['tr', 'en', 'Bir kedi kapısı istiyorum.', ['kapısı', 'door']],
  [
    'tr',
    'en',
    'Asansöre binme, Zxcvb.',
    ['Asansöre binme', 'take the elevator', 'negative', 'imperative'],
  ],
  ['tr', 'en', 'Zxcvb, köpeği merak etme.', ['merak etme', "don't worry"]],
  ['es', 'en', 'Quiero darme una manzana.', ['darme', 'give + me', 'object']],
  ['es', 'en', 'El mando azul es mío.', ['mando', 'remote control']],
  ['tr', 'en', 'Otobüs kaçta geliyor?', ['kaçta', 'at what time']],
  ['tr', 'en', 'Rusya’ya gidecek param yok.', ['gidecek', 'go', 'future', 'relative']],
  [
    'tr',
    'en',
    'kitabi masaya biraktim',
    ['biraktim', 'leave (sth somewhere)', 'past', 'first-singular'],
  ],
  ['tr', 'en', 'Zxcvb yemememi söyledi.', ['yemememi', 'eat', 'negative', 'first-singular']],
  ['tr', 'en', 'Canım dans etmek istemiyor.', ['Canım', "I don't feel like"]],
  ['tr', 'en', 'Bugün Emre çok hasta.', ['Emre', null]],
  // Expressions, in other persons and around other words.
  ['en', 'es', 'My dog drives my sister crazy.', ['drives', 'volver loco (a alguien)']],
  ['en', 'ru', "I'd rather drink milk.", ["I'd rather", 'я + предпочитать (лучше бы)']],
  ['es', 'en', 'Acaban de cantar.', ['Acaban de', 'have just', 'third-plural']],
  ['ru', 'en', 'Она плавает через день.', ['через день', 'every other day']],
  ['tr', 'en', 'Zxcvb, takma kafana.', ['takma kafana', "don't worry about it"]],
  // What a word is follows from its neighbors.
  ['es', 'en', 'Me encanta cómo cocinas en Zxcvb.', ['cocinas', 'cook', 'second-singular']],
  ['es', 'en', 'Ya no vivo en Zxcvb.', ['vivo', 'live', 'first-singular']],
  ['en', 'es', 'Is there anything blue in Rome?', ['there', 'hay (there is, there are)']],
  ['en', 'es', 'Was there a dog in Rome?', ['there', 'hay (there is, there are)', 'past']],
  ['en', 'es', 'Is he there in Rome?', ['there', 'allí']],
  ['en', 'es', 'That dog looks great in Rome.', ['looks', 'parecer, verse']],
  ['es', 'en', 'Cuéntale el libro azul.', ['Cuéntale', 'tell (a story) + to him']],
  ['ru', 'en', 'Она дошла до банка.', ['банка', 'bank (for money)']],
  ['tr', 'en', 'Zxcvb ona bakıyor.', ['ona', 'him', 'dative']],
  ['tr', 'en', 'Zxcvb, beni hemen ara.', ['ara', 'look for', 'imperative']],
  ['en', 'es', "We'd better swim in Rome.", ["We'd better", 'nosotros + más vale que']],
  ['en', 'es', 'My dog is starting school in Rome.', ['starting', 'empezar (algo)']],
  ['es', 'en', 'El pan azul está mal.', ['mal', 'badly']],
  [
    'es',
    'en',
    'No quiero hacerte zxcvb.',
    ['hacerte', 'do + you (one person, informal)', 'object'],
  ],
  ['en', 'es', 'A dog for covering Rome.', ['covering', 'cubrir']],
  // A past that wishes is no past.
  ['ru', 'en', 'Я хочу, чтобы он пришёл в Рим.', ['пришёл', 'come']],
  ['ru', 'en', 'Я бы купила молоток.', ['купила', 'buy (once)', 'conditional']],
  ['ru', 'en', 'Я бы купила молоток.', ['бы', null, 'auxiliary']],
  // Turkish pairs, participles and orders.
  ['tr', 'en', 'Zxcvb görür görmez tanıdım.', ['görür', 'see', 'when']],
  ['tr', 'en', 'Zxcvb görür görmez tanıdım.', ['görmez', null, 'auxiliary']],
  ['tr', 'en', 'Konuşacak zxcvb yok.', ['Konuşacak', 'talk', 'future', 'relative']],
  ['tr', 'en', 'Zxcvbleşme, köpek uyuyor.', ['Zxcvbleşme', null, 'negative']],
  // "Not" of orders and of what may be; none of verbal nouns and names.
  ['tr', 'en', 'Boş yere zonklama!', ['zonklama', null, 'negative']],
  ['tr', 'en', 'Zxcvb üstüne sürme!', ['sürme', 'last', 'negative', 'imperative']],
  [
    'tr',
    'en',
    'Akşam gelmeyebiliriz.',
    ['gelmeyebiliriz', 'come', 'negative', 'ability', 'first-plural'],
  ],
  ['tr', 'en', 'Masayı kaldırmama yardım et.', ['kaldırmama', 'lift', 'first-singular']],
  ['tr', 'en', 'Gelmeme kararı aldı.', ['Gelmeme', 'come', 'negative']],
  ['tr', 'en', 'Fatma!', ['Fatma', null]],
  ['tr', 'en', 'Zxcvb baksana!', ['baksana', 'look (at)', 'imperative']],
  // Numbers, floors and orders that look like other words.
  ['tr', 'en', 'Otobüs saat onda.', ['onda', 'ten']],
  ['ru', 'en', 'Мой яблоки.', ['Мой', 'wash (process, habit)', 'imperative']],
  ['ru', 'en', 'Zxcvb мой рюкзак.', ['мой', 'my']],
  // Meanings rather than notes, and what follows a verb of the senses.
  ['es', 'en', 'Llegó el día.', ['día', 'day']],
  ['es', 'en', 'Mi tío hace queso.', ['hace', 'do', 'third-singular']],
  ['en', 'es', 'It smells like fish.', ['like', 'como (igual que)']],
  ['en', 'es', 'Call me when I see him.', ['see', 'ver']],
  // A particle at the end, and the same word as a preposition.
  ['en', 'es', 'Leave the radio on.', ['Leave', 'dejar encendido', 'imperative']],
  ['en', 'es', 'We left the keys on the table.', ['left', 'salir', 'past']],
  ['es', 'en', 'No te había oído entrar.', ['oído', 'hear', 'past']],
  ['en', 'es', 'How long have you two been in Rome?', ['been', 'ser', 'past']],
  ['en', 'es', 'We were up in Rome.', ['were up', 'estar despierto', 'past']],
  // What an expression's end denies is denied.
  ['tr', 'en', 'İçimden gitmek gelmiyor bari.', ['gelmiyor', null, 'negative', 'auxiliary']],
  // No word is read as another with other marks.
  ['tr', 'en', 'Gömlek alalım bari.', ['bari', 'at least (if nothing more)']],
];

test.each(kinds)('%s to %s, in %s: %j', async (from, to, text, [word, meaning, ...marks]) => {
  const { gloss } = await glossOf(from, to, text);
  const found = gloss.find((one) => one.text === word);
  expect([firstOf(found?.translation), ...(found?.marks ?? [])]).toEqual([meaning, ...marks]);
});

test.each([
  ['es', 'en', '¿Quedamos en Zxcvb?', 'Quedamos', 'be left / be (located) / arrange to meet'],
  ['en', 'es', 'I left my keys in Rome.', 'left', 'salir / dejar / irse'],
  ['en', 'es', 'A blue dog, Zxcvb.', 'dog', 'perro'],
  ['ru', 'en', 'Zxcvb уже перевели.', 'перевели', 'translate (once) / transfer (money; once)'],
  ['tr', 'en', 'Üç katı zxcvb.', 'katı', 'solid (not liquid) / floor / strict'],
  ['es', 'en', 'La sopa sabe a pescado.', 'sabe a', 'taste of / know (at what time, to whom)'],
  ['es', 'en', 'Zxcvb aunque sea grande.', 'aunque sea', 'even if it is / at least'],
  ['en', 'es', 'My dog has fallen in Rome.', 'has', null],
] as [LanguageCode, LanguageCode, string, string, string | null][])(
  '%s to %s, in %s senses of %s that nothing decides are shown as equals: %s',
  async (from, to, text, word, equals) => {
    const { gloss } = await glossOf(from, to, text);
    expect(gloss.find((one) => one.text === word)?.translation).toBe(equals);
  },
);

test('a gloss is no translation: its text lists meanings, and shows unknown words as they are', async () => {
  const { translation } = await glossOf('en', 'es', 'Two houses, Zxcvb!');
  expect(translation).toBe('dos · casa · Zxcvb');
});

test('further meanings follow, of the same word and of others with that form', async () => {
  const { gloss } = await glossOf('ru', 'en', 'Старый замок.');
  const castle = gloss.find(({ text }) => text === 'замок');
  const meanings = [castle?.translation, ...(castle?.alternatives ?? [])].join(' / ').split(' / ');
  expect(meanings).toEqual(expect.arrayContaining(['castle', 'lock']));
});

test('the longest matching phrase is one piece', async () => {
  const { gloss } = await glossOf('en', 'es', 'We meet from time to time in Rome.');
  expect(gloss.map(({ text }) => text)).toContain('from time to time');
});

test('stress marks of a Russian text are ignored', async () => {
  const { gloss } = await glossOf('ru', 'en', 'Она́ и́щет но́вую рабо́ту.');
  expect(gloss).toEqual((await glossOf('ru', 'en', 'Она ищет новую работу.')).gloss);
});

test('known sentences that are near are shown, with their words that the text lacks', async () => {
  const { nearest } = await glossOf('tr', 'en', 'Kasada çok uzun bir kuyruk vardı.');
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.length).toBeLessThanOrEqual(3);
  for (const { text, translation, differing } of nearest) {
    expect(text).toContain('kuyruk');
    expect(translation).not.toBe('');
    for (const word of differing) expect(text).toContain(word);
    expect(differing).not.toContain('kuyruk');
  }
});

test.each([
  ['en', 'My brother can swim very well.', 'My brother can’t swim very well.'],
  ['es', 'Mi hermano sabe nadar muy bien.', 'Mi hermano no sabe nadar muy bien.'],
] as [LanguageCode, string, string][])(
  'in %s a sentence that denies what is said is not near: %s',
  async (from, said, denied) => {
    const of = async (text: string) => (await glossOf(from, 'ru', text)).nearest;
    const isDenial = /(?<!\p{L})(?:no|not|nunca|never|\p{L}+n['’]t)(?!\p{L})/iu;
    expect((await of(said)).filter(({ text }) => isDenial.test(text))).toEqual([]);
    expect((await of(denied)).filter(({ text }) => !isDenial.test(text))).toEqual([]);
  },
);

test('a text of which nothing is known has no near sentence', async () => {
  expect((await glossOf('en', 'es', 'Zxcvb qwrtz.')).nearest).toEqual([]);
});

test.each(['', '   ', '¿?', '🙂', "'", '-', 'a'.repeat(500), '"(*', '\u0000', '123'])(
  'the text %j is glossed without an error',
  async (text) => {
    const languages = ['en', 'es', 'ru', 'tr'] as const;
    const pairs = languages.flatMap((from) =>
      languages.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    const made = await Promise.all(pairs.map((pair) => glossEngine.translate({ text, ...pair })));
    expect(made.map((one) => typeof one?.translation)).toEqual(pairs.map(() => 'string'));
  },
);
