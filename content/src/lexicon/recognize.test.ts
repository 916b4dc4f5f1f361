import type { LanguageCode } from '@topwords/languages/identity';
import type { Note } from '../bank/bank.ts';
import {
  inflectNothing,
  loadInflect,
  loadRecognize,
  type Inflect,
  type Recognize,
} from './inflect.ts';
import { buildLexicon } from './lexicon.ts';
import { lexemesOf } from '../testing/lexeme-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';

let inflect: Inflect;
let recognize: Recognize;

beforeAll(async () => {
  [inflect, recognize] = await Promise.all([loadInflect(), loadRecognize()]);
});

type Case = [language: LanguageCode, text: string, pos: string, note: Note, forms: string];

function recognizedOf([language, text, pos, note]: Case, given: string[] = []) {
  const forms = new Set([...inflect({ language, text, pos, note }), ...given]);
  return recognize({ language, text, pos, note, forms });
}

const perfective: Note = { aspect: 'pf' };

test.each<Case>([
  ['ru', 'написать', 'verb', perfective, 'написан написана написано написаны написанного'],
  ['ru', 'ранить', 'verb', { aspect: 'both' }, 'ранен ранена раненные'],
  ['ru', 'решить', 'verb', perfective, 'решён решена решено решённых'],
  ['ru', 'победить', 'verb', perfective, 'побеждён побеждено'],
  ['ru', 'украсть', 'verb', perfective, 'украден украденное'],
  ['ru', 'взять', 'verb', perfective, 'взят взята взятые'],
  ['ru', 'убить', 'verb', perfective, 'убит убитых'],
  ['ru', 'запереть', 'verb', perfective, 'заперта запертой'],
  ['ru', 'увидеть', 'verb', perfective, 'увиденное'],
  ['ru', 'дать', 'verb', perfective, 'дан дана дано даны'],
  ['es', 'hacer', 'verb', {}, 'hecha hechos hechas'],
  ['es', 'ponerse', 'verb', {}, 'puesta puestas'],
  ['es', 'dar', 'verb', {}, 'dada dadas'],
  ['es', 'ser', 'verb', {}, 'sos'],
  ['en', 'favorite', 'adjective', {}, 'favourite'],
  ['en', 'gray', 'adjective', {}, 'grey'],
  ['en', 'pajamas', 'noun', {}, 'pyjamas'],
  ['en', 'tire', 'noun', {}, 'tyre'],
  ['en', 'learn', 'verb', {}, 'learnt'],
  ['en', 'thousand', 'numeral', {}, 'thousands'],
])('%s: %s (%s %j) is recognized by %s', (...word) => {
  expect(recognizedOf(word)).toEqual(expect.arrayContaining(word[4].split(' ')));
});

test.each<Case>([
  ['ru', 'ранить', 'verb', { aspect: 'both' }, 'рано раны'],
  ['ru', 'решить', 'verb', perfective, 'решёно решенна'],
  ['ru', 'поверить', 'verb', perfective, 'поверенный'],
  ['ru', 'помешать', 'verb', perfective, 'помешанный'],
  ['ru', 'дать', 'verb', perfective, 'данный данные'],
  // Imperfective verbs' participles are words of their own.
  ['ru', 'желать', 'verb', { aspect: 'impf' }, 'желанный'],
  ['ru', 'петь', 'verb', { aspect: 'impf' }, 'пленный'],
  ['ru', 'влюбиться', 'verb', perfective, 'влюблён'],
  ['ru', 'новый', 'adjective', {}, 'нов'],
  // *Escucho* is no participle.
  ['es', 'escuchar', 'verb', {}, 'escucha escuchos escuchas'],
  ['es', 'jugar', 'verb', {}, 'jugada'],
  ['es', 'soler', 'verb', {}, 'a os as'],
  // Learners write *queres* for *quieres*.
  ['es', 'querer', 'verb', {}, 'querés queré'],
  ['en', 'laboratory', 'noun', {}, 'labouratory'],
  ['en', 'literature', 'noun', {}, 'litreature'],
  ['en', 'prize', 'noun', {}, 'prise'],
  ['en', 'size', 'noun', {}, 'sise'],
  ['en', 'doctor', 'noun', {}, 'doctour'],
  ['en', 'tire', 'verb', {}, 'tyre'],
  ['en', 'programmer', 'noun', {}, 'programmemer'],
  ['en', 'practice', 'noun', {}, 'practise'],
  ['en', 'twenty', 'numeral', {}, 'twentys'],
])('%s: %s (%s %j) is not recognized by %s', (...word) => {
  const found = recognizedOf(word);
  expect(word[4].split(' ').filter((form) => found.includes(form))).toEqual([]);
});

test.each([
  ['realize', 'verb', ['realise', 'realised', 'realises', 'realising']],
  ['practice', 'verb', ['practise', 'practised', 'practises', 'practising']],
  ['neighbor', 'noun', ['neighbour', 'neighbours']],
  ['city center', 'noun', ['city centre']],
  ['grass', 'noun', []],
])('%s (%s) is spelled %j in Britain', (text, pos, british) => {
  const found = recognizedOf(['en', text, pos, {}, '']);
  expect(found.toSorted()).toEqual(british);
});

test.each([
  ['заметить', 'замечу', 'замечен замечено', 'замещён заметён'],
  ['посетить', 'посещу', 'посещён посещённых', 'посечен'],
  ['вывезти', 'вывезет', 'вывезено вывезенные', 'вывезто'],
])('ru: %s, whose author gives %s, is recognized by %s, not by %s', (text, key, right, wrong) => {
  const found = recognizedOf(['ru', text, 'verb', perfective, ''], [key]);
  expect(found).toEqual(expect.arrayContaining(right.split(' ')));
  expect(wrong.split(' ').filter((form) => found.includes(form))).toEqual([]);
});

test('a verb doubles its l in Britain', () => {
  const found = recognizedOf(['en', 'travel', 'verb', {}, ''], ['traveled', 'traveling']);
  expect(found).toEqual(['travelled', 'travelling']);
});

test('a form that a headword has already is recognized of no other', () => {
  const words = buildRow().words;
  const rows = locate(
    buildRow({ words: { ...words, es: 'hacer' }, forms: { es: ['hago'] } }),
    buildRow({ key: 'deed.thing', words: { ...words, es: 'hecho' }, forms: { es: ['hechos'] } }),
  );
  const lexicon = buildLexicon(rows, lexemesOf(rows), inflectNothing, ({ text }) =>
    text === 'hacer' ? ['hecho', 'hécho', 'hechos', 'hago', 'hecha'] : [],
  );
  expect([...(lexicon.es.get('hacer')?.recognized ?? [])]).toEqual(['hecha']);
  expect([...(lexicon.es.get('hacer')?.forms ?? [])]).toEqual(['hago']);
});
