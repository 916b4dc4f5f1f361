import type { Reason } from '../../pack/correction-rules.ts';

/*
 * Reasons that only English needs, by native language. Words of English come marked. The texts name
 * no word in a way that its ending would have to fit.
 */

export const feelingAndCause = (feeling: string, cause: string): Reason => ({
  own: {
    es: `${feeling} dice cómo se siente una persona; ${cause} dice cómo es la cosa que causa esa sensación.`,
    ru: `${feeling} — о том, что чувствует человек; ${cause} — о том, что вызывает это чувство.`,
    tr: `${feeling} kişinin ne hissettiğini, ${cause} ise bu duyguyu uyandıran şeyin nasıl olduğunu anlatır.`,
  },
});

export const adverbWithVerb = (verb: string, right: string): Reason => ({
  own: {
    es: `Para decir cómo se hace algo (aquí, ${verb}) se usa un adverbio, no un adjetivo: ${right}.`,
    ru: `Чтобы сказать, как происходит действие (здесь — ${verb}), нужно наречие, а не прилагательное: ${right}.`,
    tr: `Bir eylemin nasıl yapıldığını söylerken (burada ${verb}) sıfat değil, zarf kullanılır: ${right}.`,
  },
});

export const adjectiveAfter = (verb: string, right: string): Reason => ({
  own: {
    es: `Después de ${verb} se describe cómo es algo o alguien, así que va un adjetivo: ${right}.`,
    ru: `После ${verb} говорится, каков предмет или человек, поэтому нужно прилагательное: ${right}.`,
    tr: `${verb} sözcüğünden sonra bir şeyin ya da kişinin nasıl olduğu anlatılır; bu yüzden sıfat gelir: ${right}.`,
  },
});

/** Two words that sound alike or look alike, with what each one means in the three languages. */
export const notTheSame = (
  right: string,
  meaning: { es: string; ru: string; tr: string },
  wrong: string,
): Reason => ({
  own: {
    es: `Aquí va ${right} (${meaning.es}); ${wrong} es otra palabra.`,
    ru: `Здесь нужно ${right} (${meaning.ru}); ${wrong} — другое слово.`,
    tr: `Burada ${right} (${meaning.tr}) gerekir; ${wrong} başka bir sözcüktür.`,
  },
});

export const muchAndMany: Reason = {
  own: {
    es: '*Many* va con lo que se cuenta, en plural: *many books*; *much*, con lo que no se cuenta: *much money*.',
    ru: '*Many* — с тем, что можно посчитать, во множественном числе: *many books*; *much* — с тем, что не считают: *much money*.',
    tr: '*Many* sayılabilen çoğul isimlerle kullanılır: *many books*; *much* ise sayılamayanlarla: *much money*.',
  },
};

export const onlyPlural = (noun: string): Reason => ({
  own: {
    es: `${noun} en inglés solo se usa en plural, sin *a*.`,
    ru: `${noun} по-английски употребляется только во множественном числе, без *a*.`,
    tr: `${noun} İngilizcede hep çoğuldur, önüne *a* gelmez.`,
  },
});

export const oneSubject = (pronoun: string): Reason => ({
  own: {
    es: `El sujeto ya está dicho: ${pronoun} lo repite y sobra.`,
    ru: `Подлежащее уже названо: ${pronoun} его повторяет и не нужно.`,
    tr: `Özne zaten söylenmiştir; ${pronoun} onu tekrarladığı için fazladır.`,
  },
});

export const noArticleBefore = (noun: string): Reason => ({
  own: {
    es: `Aquí ${noun} va sin artículo.`,
    ru: `Здесь ${noun} употребляется без артикля.`,
    tr: `Burada ${noun} artikelsiz kullanılır.`,
  },
});

export const needsArticle = (noun: string): Reason => ({
  own: {
    es: `Un sustantivo contable en singular no va solo en inglés: necesita *a*, *the* o una palabra como *my*: ${noun}.`,
    ru: `Перед исчисляемым существительным в единственном числе по-английски нужен артикль или слово вроде *my*: ${noun}.`,
    tr: `Sayılabilen tekil bir isim İngilizcede yalnız kullanılmaz; önünde *a*, *the* ya da *my* gibi bir sözcük olur: ${noun}.`,
  },
});

export const standsAlone = (right: string): Reason => ({
  own: {
    es: `Sin un sustantivo detrás se usa ${right}; *my*, *your* y *our* van delante de un sustantivo.`,
    ru: `Без существительного нужно ${right}; *my*, *your*, *our* стоят перед существительным.`,
    tr: `Arkasından isim gelmiyorsa ${right} kullanılır; *my*, *your*, *our* isimden önce gelir.`,
  },
});

export const beforeNoun = (right: string): Reason => ({
  own: {
    es: `Delante de un sustantivo se usa ${right}.`,
    ru: `Перед существительным нужно ${right}.`,
    tr: `İsmin önünde ${right} kullanılır.`,
  },
});

export const soAndSuch: Reason = {
  own: {
    es: '*So* va con un adjetivo solo: *so nice*; si después hay un sustantivo, se usa *such*: *such a nice day*.',
    ru: '*So* — перед прилагательным без существительного: *so nice*; если дальше существительное, нужно *such*: *such a nice day*.',
    tr: '*So*, arkasından isim gelmeyen sıfatla kullanılır: *so nice*; isim geliyorsa *such* gerekir: *such a nice day*.',
  },
};

export const sentenceNeedsBe = (right: string): Reason => ({
  own: {
    es: `Falta el verbo *be*, que en inglés no se omite: ${right}.`,
    ru: `Не хватает глагола *be*, по-английски его не пропускают: ${right}.`,
    tr: `*Be* fiili eksik; İngilizcede söylenmesi gerekir: ${right}.`,
  },
});

export const beforeNounAdjective = (right: string): Reason => ({
  own: {
    es: `Delante de un sustantivo va un adjetivo, no un adverbio en *-ly*: ${right}.`,
    ru: `Перед существительным стоит прилагательное, а не наречие на *-ly*: ${right}.`,
    tr: `İsmin önünde *-ly* ile biten zarf değil, sıfat kullanılır: ${right}.`,
  },
});

export const whoForPeople: Reason = {
  own: {
    es: 'Para personas se usa *who* (o *that*); *which* es para cosas y animales, y *what* no va detrás de un sustantivo.',
    ru: 'О людях говорят *who* (или *that*); *which* — о вещах и животных, а *what* после существительного не ставят.',
    tr: 'İnsanlar için *who* (ya da *that*) kullanılır; *which* eşyalar ve hayvanlar içindir, *what* ise isimden sonra gelmez.',
  },
};

export const placeFirst: Reason = {
  own: {
    es: 'Para decir qué hay en un lugar, lo normal es *there is* o *there are*.',
    ru: 'О том, что где-то есть, обычно говорят *there is* или *there are*.',
    tr: 'Bir yerde ne olduğu genellikle *there is* ya da *there are* ile söylenir.',
  },
};
