import { loadShownTables } from '../testing/shown-tables.ts';

let shown: Awaited<ReturnType<typeof loadShownTables>>;

beforeAll(async () => {
  shown = await loadShownTables();
});

// Zaliznyak, Grammatical Dictionary of Russian (1977): the comment after each word is its class.
test.each([
  ['стол', 'стол стола столу стол столом столе', 'столы столов столам столы столами столах'], // м 1b
  ['врач', 'врач врача врачу врача врачом враче', 'врачи врачей врачам врачей врачами врачах'], // мо 4b
  ['день', 'день *дня *дню день *днём *дне', '*дни *дней *дням *дни *днями *днях'], // м 2*b
  [
    'город',
    'город города городу город городом городе',
    '*города городов городам *города городами городах',
  ], // м 1c(1)
  ['окно', 'окно окна окну окно окном окне', 'окна окон окнам окна окнами окнах'], // с 1*d
  [
    'неделя',
    'неделя недели неделе неделю неделей неделе',
    'недели недель неделям недели неделями неделях',
  ], // ж 2a
  ['земля', 'земля земли земле землю землёй земле', 'земли земель землям земли землями землях'], // ж 2*d'
  ['ночь', 'ночь ночи ночи ночь ночью ночи', 'ночи ночей ночам ночи ночами ночах'], // ж 8e
  ['имя', 'имя *имени *имени имя *именем *имени', '*имена *имён *именам *имена *именами *именах'], // с 8°c
  ['путь', 'путь *пути *пути путь путём *пути', 'пути путей путям пути путями путях'], // м 8°b
  [
    'мужчина',
    'мужчина мужчины мужчине мужчину мужчиной мужчине',
    'мужчины мужчин мужчинам мужчин мужчинами мужчинах',
  ], // мо жо 1a
  ['судья', 'судья судьи судье судью судьёй судье', 'судьи судей судьям судей судьями судьях'], // мо жо 6*d
  [
    'здание',
    'здание здания зданию здание зданием здании',
    'здания зданий зданиям здания зданиями зданиях',
  ], // с 7a
  [
    'рабочий',
    'рабочий рабочего рабочему рабочего рабочим рабочем',
    'рабочие рабочих рабочим рабочих рабочими рабочих',
  ], // мо п 4a
])('the noun %s: %s; %s', (text, singular, plural) => {
  const rows = shown('ru', text).tables['noun declension'] ?? [];
  const column = (place: number) => rows.map((row) => row.split(' ')[place]).join(' ');
  expect([column(0), column(1)]).toEqual([singular, plural]);
});

test('nouns with only one number, and indeclinable nouns', () => {
  expect(shown('ru', 'деньги').tables['noun declension']).toEqual([
    'деньги',
    'денег',
    'деньгам',
    'деньги',
    'деньгами',
    'деньгах',
  ]);
  expect(shown('ru', 'молоко').facts).toMatchObject({
    number: 'singular-only',
    declension: 'second',
  });
  expect(shown('ru', 'кофе')).toEqual({ tables: {}, facts: { declension: 'indeclinable' } });
});

test.each([
  ['читать', 'present', 'читаю читаем читаешь читаете читает читают', 'first'],
  ['говорить', 'present', 'говорю говорим говоришь говорите говорит говорят', 'second'],
  ['любить', 'present', 'люблю любим любишь любите любит любят', 'second'],
  ['писать', 'present', '*пишу *пишем *пишешь *пишете *пишет *пишут', 'first'],
  ['мочь', 'present', '*могу *можем *можешь *можете *может *могут', 'first'],
  ['ткать', 'present', '*тку *ткём *ткёшь *ткёте *ткёт *ткут', 'first'],
  ['хотеть', 'present', '*хочу *хотим *хочешь *хотите *хочет *хотят', 'mixed'],
  ['рисовать', 'present', 'рисую рисуем рисуешь рисуете рисует рисуют', 'first'],
  ['успевать', 'present', 'успеваю успеваем успеваешь успеваете успевает успевают', 'first'],
  ['учиться', 'present', 'учусь учимся учишься учитесь учится учатся', 'second'],
  ['дать', 'future', '*дам *дадим *дашь *дадите *даст *дадут', 'mixed'],
  ['выйти', 'future', '*выйду *выйдем *выйдешь *выйдете *выйдет *выйдут', 'first'],
  ['быть', 'future', '*буду *будем *будешь *будете *будет *будут', 'first'],
])('the verb %s in the %s: %s', (text, name, expected, conjugation) => {
  const { tables, facts } = shown('ru', text);
  expect(tables[`verb ${name}`]?.join(' ')).toBe(expected);
  expect(facts.conjugation).toBe(conjugation);
});

test('победить has no first person', () => {
  expect(shown('ru', 'победить').tables['verb future']?.[0]).toBe('- победим');
});

test.each([
  ['идти', '*шёл *шла *шло *шли', 'иди идите'],
  ['нести', '*нёс *несла *несло *несли', 'неси несите'],
  ['вернуться', 'вернулся вернулась вернулось вернулись', 'вернись вернитесь'],
  ['сжечь', '*сжёг *сожгла *сожгло *сожгли', 'сожги сожгите'],
])('the past and imperative of %s: %s, %s', (text, past, imperative) => {
  const { tables } = shown('ru', text);
  expect(tables['verb past']).toEqual([past]);
  expect(tables['verb imperative']).toEqual([imperative]);
});

test.each([
  ['разбиться', '*разобьюсь *разобьёмся *разобьёшься *разобьётесь *разобьётся *разобьются'],
  ['прекратить', 'прекращу прекратим прекратишь прекратите прекратит прекратят'],
  ['надоесть', '*надоем *надоедим *надоешь *надоедите *надоест *надоедят'],
  ['обосноваться', 'обоснуюсь *обоснуёмся *обоснуёшься *обоснуётесь *обоснуётся обоснуются'],
])("the author's key forms show the future of %s", (text, expected) => {
  expect(shown('ru', text).tables['verb future']?.join(' ')).toBe(expected);
});

test('an impersonal verb has one person and one past', () => {
  const { tables } = shown('ru', 'повезти');
  expect(tables['verb future']).toEqual(['- -', '- -', '*повезёт -']);
  expect(tables['verb past']).toEqual(['- - *повезло -']);
});

test("the author's key forms show a plural", () => {
  expect(shown('ru', 'щека').tables['noun declension']?.map((row) => row.split(' ')[1])).toEqual([
    '*щёки',
    '*щёк',
    'щекам',
    '*щёки',
    'щеками',
    'щеках',
  ]);
});

test.each([
  ['тёмный', 'тёмен темно темна темны'],
  ['влюблённый', 'влюблён влюблено влюблена влюблены'],
  ['уверенный', 'уверен уверено уверена уверены'],
])('the short forms of %s: %s', (text, expected) => {
  expect(shown('ru', text).tables['adjective short-forms']).toEqual([expected]);
});

test('an adjective agrees, and has short forms and a comparative', () => {
  expect(shown('ru', 'хороший').tables).toEqual({
    'adjective agreement': [
      'хороший хорошее хорошая хорошие',
      'хорошего хорошего хорошей хороших',
      'хорошему хорошему хорошей хорошим',
      'хороший хорошее хорошую хорошие',
      'хорошего хорошее хорошую хороших',
      'хорошим хорошим хорошей хорошими',
      'хорошем хорошем хорошей хороших',
    ],
    'adjective short-forms': ['хорош хорошо хороша хороши'],
    'adjective comparison': ['хороший', '*лучше'],
  });
  expect(shown('ru', 'умный').tables['adjective short-forms']).toEqual(['умён умно умна умны']);
});

test('the neuter of a soft adjective is not a comparative', () => {
  expect(Object.keys(shown('ru', 'последний').tables)).toEqual(['adjective agreement']);
});

test('pronouns and numerals', () => {
  expect(shown('ru', 'я').tables['pronoun declension']?.join(' ')).toBe('я меня мне меня мной мне');
  expect(shown('ru', 'пять').tables['numeral declension']?.join(' ')).toBe(
    'пять пяти пяти пять пятью пяти',
  );
});

test.each([
  ['случиться', 'future', ['- -', '- -', 'случится случатся']],
  ['получаться', 'present', ['- -', '- -', 'получается получаются']],
])('%s is said in the third person only', (text, name, rows) => {
  const { tables } = shown('ru', text);
  expect(tables[`verb ${name}`]).toEqual(rows);
  expect(tables['verb imperative']).toBeUndefined();
});
