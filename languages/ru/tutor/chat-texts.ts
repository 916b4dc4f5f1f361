import { nameLanguages } from '../../tutor/name-languages.ts';
import type { ChatTexts } from '../../en/tutor/chat-texts.ts';

const nameOfLanguage = nameLanguages('ru');
/** по-английски */
const inLanguage = (code: string) => `по-${nameOfLanguage(code).slice(0, -1)}`;
const ordinals = [
  'первый',
  'второй',
  'третий',
  'четвёртый',
  'пятый',
  'шестой',
  'седьмой',
  'восьмой',
];
const plurals = new Intl.PluralRules('ru');

/** `одно значение`, `два значения`, `пять значений`. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
  return `${count} ${forms[plurals.select(count)] ?? many}`;
}

export const chatTexts: ChatTexts = {
  greeting: (word) => `Привет! Помогу вам разобраться с ${word}. Спросите, например:`,
  thanks: (word) => `Пожалуйста! Если хотите узнать о ${word} ещё, спросите, например:`,
  suggestions: {
    meaning: 'Что это значит?',
    example: 'Приведи пример',
    pronunciation: 'Как это произносится?',
    grammar: 'Объясни грамматику',
    forms: 'Покажи все формы',
    difference: 'С чем это можно спутать?',
    quiz: 'Проверь меня',
    memory: 'Как это запомнить?',
  },

  notUnderstood: (word) => `Ответа на этот вопрос о ${word} у меня нет.`,
  canTell: 'Зато могу ответить, например, на такие вопросы:',
  reasonUnknown: 'Почему это так, я не знаю. Вот что мне известно о грамматике этого слова:',
  ask: {
    difference: (terms) => `В чём разница между ${terms}?`,
    mistakes: (word) => `Какие ошибки делают с ${word}?`,
    pattern: (word) => `С чем сочетается ${word}?`,
    usage: (word) => `Когда употребляют ${word}?`,
    opposite: (word) => `Какой антоним у ${word}?`,
    synonym: (word) => `Какие есть синонимы к ${word}?`,
    family: (word) => `Какие есть родственные слова к ${word}?`,
    forms: (word) => `Покажи все формы ${word}`,
    example: (word) => `Приведи пример с ${word}`,
  },
  and: 'и',
  falseFriend: (word, { look_alike, look_alike_means, means, note }) =>
    [
      `Осторожно: ${word} значит «${means}», а не «${look_alike}». «${look_alike}» — это *${look_alike_means}*.`,
      note ?? '',
    ]
      .join(' ')
      .trim(),
  typicalMistake: (wrong, right) => `Не ${wrong}, а ${right}.`,
  saidSo: (text) => `Это правильно: ${text}.`,
  saidIn: (text) => `Да, так говорят: ${text}:`,

  isMistake: 'Нет, это ошибка.',
  phraseUnknown: (text) => `Выражения ${text} я не знаю. Вот что я знаю о словах в нём:`,
  likeMistake: 'Похоже на типичную ошибку:',
  ruleAbout: 'Вот что я об этом знаю:',
  whichSentence: 'Напишите предложение, и я его проверю: «Проверь моё предложение: …».',
  offerExercise: 'Напишите «проверь меня», и будет упражнение на это.',
  noGender: (word) => `Рода у ${word} нет, или я его не знаю.`,
  noCounting: (word) => `Исчисляемое ли слово ${word}, я не знаю.`,
  countingStems: 'исчисл|множеств|единств|мн\\. ч|ед\\. ч|ед\\. число|мн\\. число',
  pluralName: 'множественное число',
  noPattern: (word) => `С чем сочетается ${word}, я не знаю.`,
  toneStems: 'официальн|формальн|вежлив|груб|сленг|жаргон|разговорн|друз|незнаком|оскорб|руга|уваж',
  placeStems:
    'Испани|Мексик|Латинск|Америк|америк|США|Британи|британ|Англи|GB|амер\\.|брит\\.|Петербург|Москв|регион',
  noRegion: (word) => `Мне неизвестно, чтобы ${word} говорили только в одной стране.`,
  noSynonym: (word) => `Синонимов к ${word} я не знаю.`,
  noFamily: (word) => `Родственных слов к ${word} я не знаю.`,
  noMistakes: (word) => `Типичных ошибок с ${word} я не знаю.`,
  inSentence: (text) => `${text} в предложении:`,
  nearest: (text) => `Перевода для ${text} у меня нет. Самое близкое, что есть:`,
  twoSounds: (word) => `${word} произносится по-разному:`,
  withMeaning: (ipa, meaning) => `/${ipa}/: ${meaning}`,

  means: (word, names) => `${word} значит ${names}.`,
  meansSeveral: (word, count) =>
    `У ${word} ${counted(count, ['значение', 'значения', 'значений'])}:`,
  moreMeanings: (count) => `Есть ещё ${counted(count, ['значение', 'значения', 'значений'])}.`,

  examplesOf: (word, count) => (count === 1 ? `Пример с ${word}:` : `Примеры с ${word}:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `Ещё пример с ${word}:` : `Ещё примеры с ${word}:`,
  askForMore: 'Напишите «ещё пример», и я покажу другие.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `У меня только одно предложение с ${word}, вы его уже видели:`
      : `Вы уже видели все мои предложения с ${word} (всего ${total}). Вот снова первое:`,
  noExample: (word) => `Предложений с ${word} у меня нет.`,
  noExampleOfForm: (word) => `Предложений, где ${word} стоит в этой форме, у меня нет. Вот другие:`,

  pronounced: (word, ipa) => `${word} произносится /${ipa}/.`,
  noTranscription: (word) => `Транскрипции ${word} у меня нет.`,
  oneSyllable: 'Здесь один слог.',
  stressOn: (place) => `Ударение падает на ${ordinals[place - 1] ?? `${place}-й`} слог.`,
  stressMark: 'Значок ˈ стоит перед ударным слогом.',
  soundButton: 'Послушать можно кнопкой звука рядом со словом.',

  spelled: (word, letters, count) =>
    `${word} пишется так: ${letters} (${counted(count, ['буква', 'буквы', 'букв'])}).`,
  oneLetter: (word) => `${word} — это всего одна буква.`,
  askOfWords: 'О каждом из этих слов могу рассказать подробнее: назовите его в вопросе.',

  compareWithWhat: (word) =>
    `С каким словом сравнить ${word}? Спросите, например: «В чём разница между … и …?»`,
  otherUnknown: (word, other) =>
    `Сравнить ${word} и ${other} не могу: такого слова в списке я не нахожу.`,
  compareSuggestions: 'Могу сравнить ещё с такими словами:',

  translated: (word, into, names) => `${word} ${inLanguage(into)} — ${names}.`,
  textTranslated: (text, into) => `${text} ${inLanguage(into)}:`,
  textUnknown: (text) =>
    `Перевести ${text} не могу: я перевожу только слова и предложения из списка. Другие тексты можно перевести на странице перевода.`,
  sameLanguage: (word, language) => `${word} — это уже ${inLanguage(language)}.`,

  quizSense: (form, sentence) => `Что здесь значит ${form}? ${sentence}`,
  quizGap: (gapped, translation) => `Какое слово пропущено? ${gapped} (${translation})`,
  quizChoice: (gapped, options, translation) =>
    `Что подходит: ${options}? ${gapped} (${translation})`,
  quizForm: (word, form) => `Напишите ${word} в такой форме: ${form}.`,
  quizNothing: (word) => `Упражнений со словом ${word} у меня нет.`,
  right: 'Верно!',
  rightButSpelling: (solution) => `Верно, но обратите внимание на написание: ${solution}.`,
  nearly: (solution) => `Почти! Правильно пишется ${solution}.`,
  otherFormOf: (word, solution) =>
    `Слово верное, ${word}, но форма другая: здесь нужно ${solution}.`,
  otherWordOf: (solution) => `Имелось в виду другое слово: ${solution}.`,
  wrong: (solution) => `Не совсем. Правильный ответ: ${solution}.`,
  givenUp: (solution) => `Ничего страшного. Правильный ответ: ${solution}.`,
  hint: (first, letters) =>
    letters === 1
      ? 'Подсказка: здесь всего одна буква.'
      : `Подсказка: первая буква — ${first}, всего ${counted(letters, ['буква', 'буквы', 'букв'])}.`,
  anotherQuestion: 'Напишите «дальше», и будет следующий вопрос.',

  familyAid: (word, members) =>
    `У ${word} есть родственные слова, их удобно учить вместе: ${members}.`,
  noHonestAid: (word) =>
    `Настоящей связи между ${word} и знакомыми вам словами я не знаю, а выдумывать не буду.`,
  sentenceAid: 'Короткое предложение, с которым легче запомнить:',

  similar: (word) => `Слова, похожие на ${word}:`,
  nothingSimilar: (word) => `В списке не отмечено слов, с которыми легко спутать ${word}.`,
  opposites: (word, others) => `Антонимы к ${word}: ${others}.`,
  noOpposite: (word) => `Антонимов к ${word} в списке не отмечено.`,
  family: (word, others) => `Родственные слова к ${word}: ${others}.`,
  phrasesWith: (word) => `Выражения с ${word}:`,

  patterns: (word) => `С чем сочетается ${word}:`,
  noLabels: (word) =>
    `В списке не отмечено, что ${word} — официальное, разговорное, грубое, устаревшее или местное слово.`,
  noTips: (word) => `Заметок о грамматике ${word} в списке нет.`,

  formsOf: (word) => `Формы ${word}:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `Других форм ${word} я не знаю.`,
  noSuchForm: (word) => `Такой формы ${word} у меня нет.`,
  irregular: 'не по правилу',
  askForForms: (question) => `Чтобы увидеть формы, напишите «${question}».`,
  notForm: (wrong, right, label) => `Не ${wrong}, а ${right} (${label}).`,
  chosen: (right, wrong) => `${right}, а не ${wrong}.`,
  chosenBySentences: (right, wrong) =>
    `В моих предложениях есть ${right}, а ${wrong} не встречается:`,
  bothFound: (one, other) => `Есть и то и другое, ${one} и ${other}:`,
  onlyWith: (word, term) => `С ${word} в моих предложениях стоит ${term}:`,
  fewExamples: (count) =>
    count === 1
      ? 'Такое предложение у меня только одно.'
      : `Таких предложений у меня только ${count}.`,
  partsOf: (text) => `Перевода ${text} целиком у меня нет. Вот что я знаю по частям:`,
  bothSaid: (one, other) => `Да, говорят и ${one}, и ${other}.`,
  meantSo: (meaning, right, wrong) =>
    `${meaning} — это ${right}. Выражения ${wrong} с таким значением у меня нет.`,
  meantIn: (meaning, wrong) =>
    `Выражения ${wrong} с таким значением у меня нет. ${meaning} в предложении:`,
  saidFor: (meaning, right) => `${meaning} — это ${right}.`,
  mayBeLeftOut: (word) => `${word} можно опустить.`,
  mustBeSaid: (word) => `${word} опускать нельзя.`,
  orderStems: 'перед|после|поряд|мест[оае]|в начал|в конц',
  noCard: 'Заметки о разнице между ними у меня нет. Вот что я знаю о каждом слове:',
  yes: 'Да.',
  no: 'Нет.',
  betterNot: 'Лучше не надо.',
  advice: {
    informal: (word) =>
      `${word} — разговорное: подходит для общения с друзьями, в семье и в непринуждённой обстановке, но не в официальной.`,
    formal: (word) =>
      `${word} — официальное: подходит для письменной речи, для учреждений и для общения с теми, к кому обращаются уважительно; среди друзей звучит сухо.`,
    rude: (word) => `${word} — грубое: этим можно обидеть.`,
    dated: (word) => `${word} — устаревшее: сегодня так почти не говорят.`,
  },
  notInList: (word) => `${word} нет в списке слов, поэтому судить о нём не могу.`,
  endingHides: (ending) =>
    `По одному лишь окончанию ${ending} род не виден: запоминайте род вместе со словом.`,
  isNotSaid: (wrong) => `Нет, ${wrong} не говорят.`,
  capital: (word) => `${word} пишется с большой буквы.`,
  small: (word) => `${word} пишется с маленькой буквы.`,
  otherTables: (names) => `Ещё можно спросить: ${names}.`,
};
