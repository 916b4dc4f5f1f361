import type { Droppable, DroppingCues } from '../../tutor/dropping.ts';

/** Russian words that learners ask whether they can leave out. */
export const droppable: readonly Droppable[] = [
  {
    words: 'я ты он она оно мы вы они',
    says: {
      en: 'Russian normally keeps *я*, *ты* and the others. In conversation they can be left out when it is clear who is meant: *Не знаю*. In the past the verb does not show the person: *знал* fits *я*, *ты* and *он*, so the pronoun is needed more there.',
      es: 'En ruso *я*, *ты* y los demás normalmente se dicen. Al hablar se pueden omitir si está claro de quién se habla: *Не знаю*. En pasado el verbo no muestra la persona: *знал* vale para *я*, *ты* y *он*, así que ahí el pronombre hace más falta.',
      tr: 'Rusçada *я*, *ты* ve öbürleri normalde söylenir. Konuşmada kimden söz edildiği belliyse söylenmeyebilir: *Не знаю*. Geçmiş zamanda fiil kişiyi göstermez: *знал* hem *я* hem *ты* hem *он* içindir, bu yüzden zamir orada daha gereklidir.',
    },
  },
  { words: 'быть', notes: 'no-be-in-present' },
  { words: 'есть', notes: 'u-menya-est-or-u-menya' },
  { words: 'не', may: false, notes: 'double-negation' },
];

/** How a Russian question asks that. */
export const droppingCues: DroppingCues = {
  before:
    'без|без слова|опустить|опускать|пропустить|убрать|не говорить|обязательно|обязательно говорить|обязательно писать|обязательно ли|нужно ли|нужно ли говорить|надо ли|надо ли говорить|нужно говорить|надо говорить',
  after:
    'обязательно|обязательно говорить|нужно говорить|нужно|нужен|нужна|можно опустить|можно опускать|можно не говорить|можно убрать|каждый раз',
};
