import type { BuiltPhrases } from '@topwords/content/phrases';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createHeldPhrases } from './held-phrases.ts';
import { sayPhrases } from './say-phrases.ts';

const built: BuiltPhrases = {
  phrases: [
    {
      key: 'hungry.me',
      en: ["I'm hungry.", 'I am hungry.'],
      es: ['Tengo hambre.'],
      ru: ['Я голоден.'],
      tr: ['Acıktım.'],
    },
    {
      key: 'hungry.me.f',
      en: ["I'm hungry.", 'I am hungry.'],
      es: ['Tengo hambre.'],
      ru: ['Я голодна.'],
      tr: ['Acıktım.'],
    },
    {
      key: 'hungry.you.informal',
      en: ['Are you hungry?'],
      es: ['¿Tienes hambre?'],
      ru: ['Ты голоден?'],
      tr: ['Aç mısın?'],
    },
    {
      key: 'tired.me',
      en: ["I'm tired."],
      es: ['Estoy cansado.'],
      ru: ['Я устал.'],
      tr: ['Yorgunum.'],
    },
    {
      key: 'tired.me.f',
      en: ["I'm tired."],
      es: ['Estoy cansada.'],
      ru: ['Я устала.'],
      tr: ['Yorgunum.'],
    },
    {
      key: 'sorry.informal',
      en: ['Sorry!'],
      es: ['¡Perdona!'],
      ru: ['Извини!'],
      tr: ['Kusura bakma!'],
    },
    {
      key: 'sorry.formal',
      en: ['Sorry!'],
      es: ['¡Perdone!'],
      ru: ['Извините!'],
      tr: ['Kusura bakmayın!'],
    },
    {
      key: 'hungry.you.formal',
      en: ['Are you hungry?'],
      es: ['¿Tiene hambre?'],
      ru: ['Вы голодны?'],
      tr: ['Aç mısınız?'],
    },
    {
      key: 'close.door.informal',
      isRequest: true,
      en: ['Can you close the door?', 'Close the door.'],
      es: ['¿Puedes cerrar la puerta?'],
      ru: ['Закроешь дверь?', 'Закрой дверь.'],
      tr: ['Kapıyı kapatır mısın?', 'Lütfen kapıyı kapat.'],
    },
    {
      key: 'where.place',
      en: ['Where is {place.the}, please?'],
      es: ['Por favor, ¿dónde está {place.the}?'],
      ru: ['Скажите, где {place.nom}?'],
      tr: ['{place.nom} nerede, lütfen?'],
    },
    {
      key: 'go.person.place',
      en: ['{person.nom} is going to {place.the}.'],
      es: ['{person.nom} va {place.to}.'],
      ru: ['{person.nom} идёт {place.to}.'],
      tr: ['{person.nom} {place.dat} gidiyor.'],
    },
  ],
  slots: {
    place: [
      {
        en: { the: 'the bank' },
        es: { the: 'el banco', to: 'al banco' },
        ru: { nom: 'банк', to: 'в банк' },
        tr: { nom: 'banka', dat: 'bankaya' },
      },
      {
        en: { the: 'the bus stop' },
        es: { the: 'la parada', to: 'a la parada' },
        ru: { nom: 'остановка', to: 'на остановку' },
        tr: { nom: 'durak', dat: 'durağa' },
      },
    ],
    person: [
      {
        en: { nom: 'my father' },
        es: { nom: 'mi padre' },
        ru: { nom: 'мой отец' },
        tr: { nom: 'babam' },
      },
    ],
  },
};

const held = createHeldPhrases(() => built);

function say(text: string, from: LanguageCode, to: LanguageCode): string[] {
  return sayPhrases(held, text, { from, to });
}

type Example = [from: LanguageCode, to: LanguageCode, text: string, found: string[]];

test.each([
  ['en', 'es', "I'm hungry.", ['Tengo hambre.']],
  ['en', 'es', ' i am  HUNGRY ', ['Tengo hambre.']],
  ['en', 'ru', 'im hungry', ['Я голоден.', 'Я голодна.']],
  ['es', 'en', 'tengo hambre', ["I'm hungry.", 'I am hungry.']],
  ['tr', 'en', 'Aciktim', ["I'm hungry.", 'I am hungry.']],
  ['ru', 'es', 'Я голодна!', ['Tengo hambre.']],
  ['ru', 'en', 'Я люблю тебя.', []],
] satisfies Example[])('%s to %s: %j is %j', (from, to, text, found) => {
  expect(say(text, from, to)).toEqual(found);
});

test.each([
  ['es', 'en', '¿Tienes hambre?', ['Are you hungry?']],
  ['es', 'en', 'tienes hambre?', ['Are you hungry?']],
  ['es', 'en', 'Tienes hambre.', []],
  ['es', 'en', 'tienes hambre', []],
  ['es', 'en', '¿Tengo hambre?', []],
  ['tr', 'en', 'aç mısın', ['Are you hungry?']],
  ['en', 'ru', 'are you hungry', ['Ты голоден?', 'Вы голодны?']],
] satisfies Example[])('what is asked is no statement: %s to %s, %j is %j', (...example) => {
  const [from, to, text, found] = example;
  expect(say(text, from, to)).toEqual(found);
});

test.each([
  ['en', 'es', 'Where is the bank, please?', ['Por favor, ¿dónde está el banco?']],
  ['es', 'tr', 'por favor donde esta la parada', ['Durak nerede, lütfen?']],
  ['en', 'ru', 'My father is going to the bus stop.', ['Мой отец идёт на остановку.']],
  ['tr', 'es', 'babam bankaya gidiyor', ['Mi padre va al banco.']],
  ['ru', 'en', 'Мой отец идёт в остановку.', []],
  ['en', 'es', 'Where is the moon, please?', []],
  ['en', 'es', 'Where is , please?', []],
] satisfies Example[])('slots are filled: %s to %s, %j is %j', (from, to, text, found) => {
  expect(say(text, from, to)).toEqual(found);
});

test.each([
  ['en', 'es', "Sorry! I'm hungry.", ['¡Perdona! Tengo hambre.', '¡Perdone! Tengo hambre.']],
  ['en', 'ru', 'sorry, are you hungry?', ['Извини! Ты голоден?', 'Извините! Вы голодны?']],
  ['es', 'tr', 'Perdone, ¿tiene hambre?', ['Kusura bakmayın! Aç mısınız?']],
  ['es', 'tr', 'Perdone, ¿tienes hambre?', []],
  ['ru', 'es', 'Я голодна. Я устала.', ['Tengo hambre. Estoy cansada.']],
  ['es', 'ru', 'Tengo hambre. Estoy cansada.', ['Я голодна. Я устала.']],
  ['en', 'es', "Sorry, I'm from the moon.", []],
] satisfies Example[])('one after the other, in one register: %s to %s, %j', (...example) => {
  const [from, to, text, found] = example;
  expect(say(text, from, to)).toEqual(found);
});

test.each([
  ['en', 'es', 'Can you close the door, please?', ['¿Puedes cerrar la puerta, por favor?']],
  ['en', 'es', 'can you please close the door', ['¿Puedes cerrar la puerta, por favor?']],
  ['en', 'es', 'Please close the door.', ['¿Puedes cerrar la puerta, por favor?']],
  [
    'es',
    'tr',
    'Por favor, ¿puedes cerrar la puerta?',
    ['Kapıyı kapatır mısın, lütfen?', 'Lütfen kapıyı kapat.'],
  ],
  [
    'ru',
    'en',
    'Закрой, пожалуйста, дверь.',
    ['Can you close the door, please?', 'Close the door, please.'],
  ],
  ['tr', 'es', 'kapıyı kapatır mısın lutfen', ['¿Puedes cerrar la puerta, por favor?']],
  [
    'en',
    'es',
    'Sorry, can you close the door, please?',
    ['¡Perdona! ¿Puedes cerrar la puerta, por favor?'],
  ],
  ['en', 'es', "I'm hungry, please.", []],
  ['en', 'es', 'Please, please close the door.', []],
  ['en', 'es', 'Please!', []],
] satisfies Example[])('a request may be said with please: %s to %s, %j', (...example) => {
  const [from, to, text, found] = example;
  expect(say(text, from, to)).toEqual(found);
});
