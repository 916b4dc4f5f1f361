import type { LanguageCode } from '@topwords/platform/contracts';
import { glossOf } from '../testing/gloss-of.ts';

type Example = [
  from: LanguageCode,
  to: LanguageCode,
  text: string,
  word: string,
  meaning: string,
  ...marks: string[],
];

test.each([
  ['en', 'es', 'He told me that the shop was closed.', 'that', 'que (conjunción)'],
  ['en', 'es', 'I know that he is ill.', 'that', 'que (conjunción)'],
  ['en', 'es', 'The problem is that he lies.', 'that', 'que (conjunción)'],
  ['en', 'es', 'The film that we saw was boring.', 'that', 'que (relativo)'],
  ['en', 'es', 'The woman that lives here is nice.', 'that', 'que (relativo)'],
  ['en', 'es', 'I know that.', 'that', 'eso'],
  ['en', 'es', 'Is that your car?', 'that', 'eso'],
  ['en', 'es', 'That man is tall.', 'That', 'ese'],
  ['en', 'es', 'I got up late, so I have to run.', 'so', 'así que'],
  ['en', 'es', 'Since you are here, help me.', 'Since', 'ya que'],
  ['en', 'es', 'She has been ill since Monday.', 'since', 'desde (un momento)'],
  ['en', 'es', 'The letter was written by my father.', 'by', 'por'],
  ['es', 'en', 'Le di el libro.', 'di', 'give / hit (a target)', 'past', 'first-singular'],
  ['es', 'en', 'Como no llegaste, comí.', 'Como', 'since'],
  ['es', 'en', 'Hasta mi abuela lo sabe.', 'Hasta', 'even'],
  ['es', 'en', 'Vivo aquí.', 'Vivo', 'live', 'first-singular'],
  ['ru', 'en', 'Чтобы жить, надо есть.', 'есть', 'eat'],
  ['tr', 'en', 'Dersten sonra çıkalım.', 'sonra', 'after'],
  ['tr', 'en', 'Filmden önce yedik.', 'önce', 'before'],
  ['en', 'tr', 'Lock the car before you go.', 'before', '-meden önce'],
  ['en', 'tr', 'Write to me when you arrive.', 'when', '-diğinde'],
  ['en', 'tr', 'When does the film begin?', 'When', 'ne zaman'],
  ['en', 'ru', 'I do not know if he is ill.', 'if', 'ли'],
  ['es', 'ru', 'No sé si Pedro está enfermo.', 'si', 'ли'],
  ['es', 'en', 'Como hay mucha gente, nos vamos.', 'Como', 'since'],
  ['tr', 'en', 'Üç gün önce gördüm.', 'önce', 'ago'],
  ['tr', 'en', 'Burası çok soğuk.', 'çok', 'very'],
  ['en', 'es', 'This bag is too heavy.', 'too', 'demasiado'],
  ['en', 'es', 'I know her too.', 'too', 'también'],
  ['ru', 'en', 'Врач сказал, что мне нужен отдых.', 'что', 'that (conjunction)'],
  ['ru', 'en', 'Он не знает, что делать.', 'что', 'what'],
  ['ru', 'en', 'Ты видел, что он сделал?', 'что', 'what'],
  ['tr', 'en', 'Bu otobüs merkeze gider mi?', 'gider', 'go / expense / drain', 'third-singular'],
  ['tr', 'en', 'Doktor dinlenmem gerektiğini söyledi.', 'dinlenmem', 'rest', 'first-singular'],
  ['tr', 'en', 'Benden sonra o girdi.', 'o', 'he'],
] as Example[])('%s to %s: in %j, %s is %s', async (from, to, text, word, meaning, ...marks) => {
  const { gloss } = await glossOf(from, to, text);
  const found = gloss.find((one) => one.text === word);
  expect([found?.translation, ...(found?.marks ?? [])]).toEqual([meaning, ...marks]);
});
