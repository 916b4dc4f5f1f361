import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';

const cases = {
  nominative: 'именительный падеж',
  genitive: 'родительный падеж',
  dative: 'дательный падеж',
  accusative: 'винительный падеж',
  instrumental: 'творительный падеж',
  prepositional: 'предложный падеж',
  locative: 'местный падеж (-da)',
  ablative: 'исходный падеж (-dan)',
};

export const correctionTexts: CorrectionTexts = {
  cases,
  kinds: {
    spelling: 'написание слов',
    agreement: 'согласование',
    gender: 'род',
    number: 'единственное и множественное число',
    article: 'артикли',
    case: 'падежи',
    preposition: 'предлоги',
    'verb-form': 'формы глагола',
    aspect: 'вид глагола',
    tense: 'времена',
    negation: 'отрицание',
    'word-order': 'порядок слов',
    harmony: 'гармония гласных и написание суффиксов',
    expression: 'типичные выражения',
  },
  corrected: 'После исправления:',
  nothingFound: (checked) =>
    `Не могу сказать, верно ли это. Проверено: ${checked}. Мои правила ошибок там не нашли, но они охватывают не все ошибки.`,
  instead: (wrong, right) => `${wrong} → ${right}`,
  person: (subject, right) => `Если подлежащее — ${subject}, глагол стоит в форме ${right}.`,
  baseAfter: (word, right) => `После ${word} глагол стоит в начальной форме: ${right}.`,
  infinitiveAfter: (word, right) => `После ${word} глагол стоит в инфинитиве: ${right}.`,
  gerundAfter: (word, right) => `После ${word} нужен герундий: ${right}.`,
  participleAfter: (word, right) => `После ${word} нужно причастие прошедшего времени: ${right}.`,
  goesWith: (word, preposition) => `${word} употребляется с ${preposition}.`,
  noPreposition: (word, extra) => `${word} употребляется без ${extra}.`,
  dropped: (extra) => `Слово ${extra} здесь лишнее.`,
  caseAfter: (word, name, right) => `С ${word} нужен ${cases[name]}: ${right}.`,
  genderOf: (noun, gender, right) =>
    `${noun} — ${{ m: 'мужского', f: 'женского', n: 'среднего' }[gender]} рода, поэтому ${right}.`,
  agreesWith: (right, word) => `${right} согласуется с ${word}.`,
  pluralAfter: (word, right) =>
    `После ${word} существительное стоит во множественном числе: ${right}.`,
  singularAfter: (word, right) =>
    `После ${word} существительное стоит в единственном числе: ${right}.`,
  uncountable: (noun) =>
    `${noun} — неисчисляемое: у него нет множественного числа, и артикль со значением «один» с ним не ставится.`,
  spelled: (right) => `Правильно пишется ${right}.`,
  capital: (right) => `${right} пишется с большой буквы.`,
  lowerCase: (right) => `${right} пишется с маленькой буквы.`,
  irregular: (word, right) => `${word} изменяется не по правилам, нужна форма ${right}.`,
  said: (right) => `Здесь говорят ${right}.`,
  tenseWith: (word, tense, right) =>
    `${word} указывает на ${{ past: 'прошлое', present: 'настоящее', future: 'будущее' }[tense]}, поэтому и глагол стоит в этом времени: ${right}.`,
  missing: (word) => `Не хватает ${word}.`,
  order: (right) => `Порядок слов такой: ${right}.`,
  imperfective: (word, right) => `С ${word} нужен несовершенный вид: ${right}.`,
  notAnd: (word) => `С ${word} отрицание нужно и при глаголе.`,
  oneNegative: (word) => `${word} — уже отрицание, второе не нужно.`,
  harmony: (right) => `Гласные суффикса зависят от последней гласной слова: ${right}.`,
  suffix: (right) => `С этим суффиксом слово пишется ${right}.`,
  separate: (right) => `Пишется раздельно: ${right}.`,
  together: (right) => `Пишется слитно: ${right}.`,
};
