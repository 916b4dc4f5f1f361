import type { LanguageCode } from '@topwords/platform/contracts';
import { bankFacts } from '../../testing/bank-facts.ts';
import { createGrounding } from './create-grounding.ts';

const ground = createGrounding(bankFacts);

type Case = [native: LanguageCode, language: LanguageCode, word: string, sentence: string];

function judge([native, language, word, text]: Case, message = ''): string | undefined {
  const asked = { text: word, wordId: null, language, native, message };
  return ground(asked)?.({ text, isFirstOfLine: true });
}

const wrongForms: Case[] = [
  ['es', 'en', 'go', 'El pasado de *go* es *goed*.'],
  ['ru', 'en', 'go', 'Прошедшее время глагола *go* — *goed*.'],
  ['tr', 'en', 'go', '*go* fiilinin geçmiş zamanı *goed* şeklindedir.'],
  ['tr', 'en', 'go', '*go*’nun geçmiş zamanı *goed*’dur.'],
  ['es', 'en', 'go', 'Su participio es *goned* y su pasado, *went*.'],
  ['es', 'en', 'go', '*go* en pasado es *goed*.'],
  ['es', 'en', 'go', '- **Pasado:** *goed*'],
  ['ru', 'en', 'go', 'В прошедшем времени *go* превращается в *goed*.'],
  ['ru', 'en', 'go', '*goed* — это прошедшее время от *go*.'],
  ['es', 'en', 'go', 'El pasado de *go* es *gone* y el participio es *went*.'],
  ['es', 'en', 'fall', 'El pasado de *fall* es *felt*.'],
  ['tr', 'en', 'child', '*child* kelimesinin çoğulu *childs*.'],
  ['ru', 'en', 'child', 'Множественное число: *childs*.'],
  ['ru', 'en', 'child', 'Запомните: множественное число от *child* — *childs*.'],
  ['es', 'en', 'man', 'No olvides que el plural de *man* es *mans*.'],
  ['es', 'en', 'information', 'El plural de *information* es *informations*.'],
  ['en', 'es', 'luz', 'The plural of *luz* is *luzes*.'],
  ['en', 'es', 'luz', 'In the plural *luz* becomes *luzes*.'],
  ['ru', 'es', 'luz', '*luzes* — множественное число слова *luz*.'],
  ['tr', 'es', 'luz', '*luz* isminin çoğulu *luzes*’tir.'],
  ['en', 'es', 'hacer', 'The past participle of *hacer* is *hacido*.'],
  [
    'en',
    'es',
    'hacer',
    'The preterite of the verb **hacer**, third person singular, is **hació**.',
  ],
  ['en', 'ru', 'дом', 'The genitive singular of *дом* is *дому*.'],
  ['en', 'ru', 'дом', '*дом* has the irregular plural *домы*.'],
  ['en', 'ru', 'дом', '| Genitive | *дому* | *домов* |'],
  ['es', 'ru', 'дом', 'El genitivo de *дом* es *домы*.'],
  ['tr', 'ru', 'дом', '*дом* kelimesinin çoğulu *домы*.'],
  ['en', 'tr', 'kitap', 'The accusative of *kitap* is *kitapı*.'],
  ['es', 'tr', 'kitap', 'El acusativo de *kitap* es *kitapı*.'],
  ['ru', 'tr', 'kitap', 'Винительный падеж от *kitap*: *kitapı*.'],
  ['en', 'tr', 'gitmek', 'Its aorist is *giter*.'],
];

const wrongGenders: Case[] = [
  ['en', 'es', 'mano', '*mano* is masculine.'],
  ['en', 'es', 'mano', '*La mano* is a masculine noun, although it ends in -o.'],
  ['ru', 'es', 'mano', '*mano* — существительное мужского рода.'],
  ['tr', 'es', 'mano', '*mano* eril bir isimdir.'],
  ['es', 'ru', 'книга', '*книга* es un sustantivo masculino.'],
  ['tr', 'ru', 'окно', '*окно* dişildir.'],
  ['en', 'es', 'mano', 'Say *el mano* when you mean one hand.'],
  ['en', 'es', 'mano', 'With its article: *el mano*.'],
  ['en', 'es', 'maestro', '*maestra* is masculine.'],
  ['en', 'es', 'maestro', 'With its article: *el maestra*.'],
];

const wrongAspects: Case[] = [
  ['en', 'ru', 'делать', '*делать* is perfective.'],
  ['es', 'ru', 'сделать', '*сделать* es un verbo imperfectivo.'],
  ['en', 'ru', 'делать', 'The perfective partner of *делать* is *подождать*.'],
  ['en', 'ru', 'делать', '*делать* (perfective) – *сделать* (imperfective)'],
];

const wrongStress: Case[] = [
  ['en', 'ru', 'вода', 'It is pronounced *во́да*.'],
  ['es', 'ru', 'вода', 'Se acentúa así: *во́да*.'],
  ['tr', 'ru', 'вода', 'Vurgusu: *во́да*.'],
];

test.each(wrongForms)('%s, %s %s: a wrong form is found: %s', (...one) => {
  expect(judge(one)).toBe('form');
});

test.each(wrongGenders.filter(([, , , text]) => !text.startsWith('Say')))(
  '%s, %s %s: a wrong gender is found: %s',
  (...one) => {
    expect(judge(one)).toBe('gender');
  },
);

test.each(wrongAspects)('%s, %s %s: a wrong aspect is found: %s', (...one) => {
  expect(judge(one)).toBe('aspect');
});

test.each(wrongStress)('%s, %s %s: a wrong stress is found: %s', (...one) => {
  expect(judge(one)).toBe('stress');
});

const right: Case[] = [
  ['es', 'en', 'go', 'El pasado de *go* es *went*, no *goed*.'],
  ['es', 'en', 'go', 'Un error común: el pasado de *go* es *goed*.'],
  ['es', 'en', 'go', 'No digas que el pasado de *go* es *goed*.'],
  ['es', 'en', 'go', '¿El pasado de *go* es *goed*?'],
  ['es', 'en', 'go', '❌ El pasado de *go* es *goed*.'],
  ['ru', 'en', 'go', 'Дети часто думают, что прошедшее время от *go* — *goed*.'],
  ['tr', 'en', 'go', '*go* fiilinin geçmiş zamanı *goed* değil, *went*’tir.'],
  ['es', 'en', 'learn', 'El pasado de *learn* es *learnt* o *learned*.'],
  ['es', 'en', 'dive', 'El pasado de *dive* es *dived*.'],
  ['es', 'en', 'hang', 'El pasado de *hang* es *hanged*.'],
  ['es', 'en', 'lie', 'El pasado de *lie* es *lied*, y también *lay*.'],
  ['es', 'en', 'go', 'El pasado de *google* es *googled*.'],
  ['es', 'en', 'go', 'El futuro de *go* es *will go*.'],
  ['es', 'en', 'go', 'El pasado continuo de *go* es *was going*.'],
  ['es', 'en', 'go', 'El presente de *go* es *go* o *goes*.'],
  ['es', 'en', 'people', '*people* es plural.'],
  ['es', 'en', 'good', 'El comparativo de *good* es *better*, no *gooder*.'],
  ['en', 'es', 'casa', 'The article of *casa* in the plural is *las*.'],
  ['en', 'es', 'casa', 'Plural: *las casas*.'],
  ['en', 'es', 'casa', 'The plural ends in *-s*.'],
  ['en', 'es', 'capital', '*el capital* is masculine.'],
  ['en', 'es', 'agua', '*el agua* is feminine.'],
  ['en', 'es', 'buena', '*buena* is feminine.'],
  ['en', 'es', 'maestro', '*la maestra* is feminine, *el maestro* masculine.'],
  ['en', 'es', 'ser', 'The past subjunctive of *ser* is *fuera*.'],
  ['en', 'es', 'ser', 'The present subjunctive of *ser* is *sea*.'],
  ['en', 'es', 'hacer', 'The first person singular of *hacer* is *hago*.'],
  ['en', 'es', 'hacer', '*hago* is the present, *hice* the preterite of *hacer*.'],
  ['en', 'ru', 'читать', 'The future of *читать* is *буду читать*.'],
  ['en', 'ru', 'красивый', 'The comparative of *красивый* is *более красивый*.'],
  ['en', 'ru', 'лес', 'In the prepositional it is *в лесу*.'],
  ['en', 'ru', 'лес', 'The prepositional of *лес* is *в лесу́*.'],
  ['en', 'ru', 'рука', 'The genitive of *рука* is *руки́*, the plural is *ру́ки*.'],
  ['en', 'ru', 'мука', 'Compare *му́ка* and *мука́*.'],
  ['en', 'ru', 'делать', '*делать* is imperfective; its perfective partner is *сделать*.'],
  ['tr', 'ru', 'говорить', '*говорить* bitmemişlik, *сказать* bitmişlik bildirir.'],
  ['en', 'tr', 'kitap', 'The accusative of *kitap* is *kitabı*.'],
  ['en', 'tr', 'ev', 'The locative of *ev* is *evde* (“at home”).'],
  ['ru', 'tr', 'ev', 'Местный падеж от *ev* — *evde*.'],
];

test.each(right)('%s, %s %s: nothing is against the tables in: %s', (...one) => {
  expect(judge(one)).toBeUndefined();
});
