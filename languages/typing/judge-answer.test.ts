import { judgeAnswer, type Question, type Verdict } from './judge-answer.ts';

type Row = [given: string, answer: string, verdict: Verdict, pos?: string];

function verdictOf(given: string, question: Partial<Question>): Verdict {
  return judgeAnswer(given, { answers: [], language: 'es', pos: null, ...question }).verdict;
}

function judgeRow(language: string, [given, answer, , pos = 'noun']: Row): Verdict {
  return verdictOf(given, { answers: [answer], language, pos });
}

const english: Row[] = [
  ['house', 'house', 'right'],
  [' House! ', 'house', 'right'],
  ['the house', 'house', 'right'],
  ['An apple', 'apple', 'right'],
  ['apple', 'an apple', 'right'],
  ['to go', 'go', 'right', 'verb'],
  ['go', 'to go', 'right', 'verb'],
  ['to house', 'house', 'wrong'],
  ['the', 'the', 'right', 'determiner'],
  ['a', 'the', 'wrong', 'determiner'],
  ['don’t', "don't", 'right'],
  ['cafe', 'café', 'right'],
  ['resume', 'résumé', 'almost'],
  ['teh house', 'the house', 'wrong'],
  ['huose', 'house', 'almost'],
  ['hose', 'house', 'almost'],
  ['houuse', 'house', 'almost'],
  ['hause', 'house', 'almost'],
  ['mouze', 'house', 'wrong'],
  ['dag', 'dog', 'wrong'],
  ['icecream', 'ice cream', 'almost'],
  ['well-known', 'well known', 'almost'],
];

const spanish: Row[] = [
  ['CASA', 'casa', 'right'],
  ['la casa', 'casa', 'right'],
  ['una  casa.', 'casa', 'right'],
  ['cafe', 'café', 'right'],
  ['telefono', 'teléfono', 'right'],
  ['teléfóno', 'teléfono', 'right'],
  ['teléfono', 'teléfono', 'right'],
  ['arbol', 'árbol', 'right'],
  ['pinguino', 'pingüino', 'right'],
  ['si', 'sí', 'wrong'],
  ['sí', 'si', 'wrong'],
  ['el', 'él', 'wrong', 'pronoun'],
  ['papa', 'papá', 'wrong'],
  ['hacia', 'hacía', 'almost', 'verb'],
  ['ano', 'año', 'wrong'],
  ['espanol', 'español', 'almost'],
  ['¿Qué tal?', 'qué tal', 'right'],
  ['que tal', '¿qué tal?', 'almost'],
  ['hablo', 'habló', 'almost', 'verb'],
  ['lei', 'leí', 'right', 'verb'],
  ['ingles', 'inglés', 'right', 'adjective'],
  ['porfavor', 'por favor', 'almost'],
  ['cassa', 'casa', 'wrong'],
  ['perrro', 'perro', 'almost'],
];

const russian: Row[] = [
  ['ДОМ', 'дом', 'right'],
  ['ещё', 'еще', 'right'],
  ['еще', 'ещё', 'right'],
  ['Ёлка', 'елка', 'right'],
  ['молоко́', 'молоко', 'right'],
  ['мой', 'мой', 'right'],
  ['мои', 'мой', 'wrong'],
  ['русскии', 'русский', 'almost'],
  ['всё таки', 'всё-таки', 'almost'],
  ['малоко', 'молоко', 'almost'],
  ['dom', 'дом', 'wrong'],
  ['кот', 'код', 'wrong'],
];

const turkish: Row[] = [
  ['KIRMIZI', 'kırmızı', 'right'],
  ['Kirmizi', 'kırmızı', 'right'],
  ['kirmzi', 'kırmızı', 'almost'],
  ['İyi', 'iyi', 'right'],
  ['IYI', 'iyi', 'right'],
  ['cocuk', 'çocuk', 'right'],
  ['dusunmek', 'düşünmek', 'right', 'verb'],
  ['hikaye', 'hikâye', 'right'],
  ['on', 'ön', 'wrong'],
  ['su', 'şu', 'wrong'],
  ['acı', 'açı', 'wrong'],
  ['aci', 'açı', 'right'],
  ['sinir', 'sınır', 'almost'],
  ['kitab', 'kitap', 'almost'],
  ['ev', 'el', 'wrong'],
];

test.each(english)('English: “%s” for “%s” is %s', (...row) => {
  expect(judgeRow('en', row)).toBe(row[2]);
});

test.each(spanish)('Spanish: “%s” for “%s” is %s', (...row) => {
  expect(judgeRow('es', row)).toBe(row[2]);
});

test.each(russian)('Russian: “%s” for “%s” is %s', (...row) => {
  expect(judgeRow('ru', row)).toBe(row[2]);
});

test.each(turkish)('Turkish: “%s” for “%s” is %s', (...row) => {
  expect(judgeRow('tr', row)).toBe(row[2]);
});

test.each<Row>([
  ['Haus', 'Haus', 'right'],
  ['schon', 'schön', 'almost'],
  ['Hund', 'Haus', 'wrong'],
])('another language: “%s” for “%s” is %s', (...row) => {
  expect(judgeRow('de', row)).toBe(row[2]);
});

test('the best verdict over all answers counts and names its answer', () => {
  const question = { answers: ['coche', 'carro', 'auto'], language: 'es', pos: 'noun' as const };
  expect(judgeAnswer('carro', question)).toEqual({ verdict: 'right', answer: 'carro' });
  expect(judgeAnswer('carrro', question)).toEqual({ verdict: 'almost', answer: 'carro' });
  expect(judgeAnswer('tren', question)).toEqual({ verdict: 'wrong', answer: 'coche' });
  expect(judgeAnswer(' ? ', question)).toEqual({ verdict: 'wrong', answer: 'coche' });
});

test('another word of the session is not a slip, unless it is an answer too', () => {
  const question: Partial<Question> = { answers: ['perro'], others: ['pero', 'Perro'] };
  expect(verdictOf('pero', question)).toBe('wrong');
  expect(verdictOf('perro', question)).toBe('right');
  expect(verdictOf('esta', { answers: ['está'], others: ['esta'] })).toBe('wrong');
});

test.each<[given: string, answer: string, language: string, verdict: Verdict]>([
  ['книгу', 'книгу', 'ru', 'right'],
  ['книги', 'книгу', 'ru', 'wrong'],
  ['кнегу', 'книгу', 'ru', 'almost'],
  ['habla', 'hablas', 'es', 'wrong'],
  ['hablo', 'habló', 'es', 'wrong'],
  ['havlas', 'hablas', 'es', 'almost'],
  ['evlerımde', 'evlerimde', 'tr', 'right'],
  ['houses', 'house', 'en', 'wrong'],
])('a form with a wrong ending: “%s” for “%s” (%s) is %s', (given, answer, language, verdict) => {
  expect(verdictOf(given, { answers: [answer], language, pos: 'verb', isForm: true })).toBe(
    verdict,
  );
});
