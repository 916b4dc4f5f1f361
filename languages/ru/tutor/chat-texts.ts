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
  greeting: (word) => `Привет! Помогу тебе разобраться с ${word}. Спроси, например:`,
  thanks: (word) => `Пожалуйста! Если хочешь узнать о ${word} ещё, спроси, например:`,
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
  notUnderstood: (word) =>
    `Этот вопрос мне непонятен. Я встроенный учитель: отвечаю на вопросы о ${word} по списку слов и ничего не придумываю.`,
  canTell: 'Можно спросить, например:',
  connectModel:
    'Для свободной беседы нужна языковая модель. Её может подключить тот, кто ведёт этот сайт: настройка называется OPENAI_MODEL, она описана в руководстве по эксплуатации.',

  means: (word, names) => `${word} значит ${names}.`,
  meansSeveral: (word, count) =>
    `У ${word} ${counted(count, ['значение', 'значения', 'значений'])}:`,
  moreMeanings: (count) => `Есть ещё ${counted(count, ['значение', 'значения', 'значений'])}.`,

  examplesOf: (word, count) => (count === 1 ? `Пример с ${word}:` : `Примеры с ${word}:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `Ещё пример с ${word}:` : `Ещё примеры с ${word}:`,
  askForMore: 'Напиши «ещё пример», и я покажу другие.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `Единственное предложение с ${word}, которое у меня есть, уже было:`
      : `Все мои предложения с ${word} уже были (всего ${total}). Снова первое:`,
  noExample: (word) => `Предложений с ${word} у меня нет.`,
  noExampleOfForm: (word) => `Предложений, где ${word} стоит в этой форме, у меня нет. Вот другие:`,

  pronounced: (word, ipa) => `${word} произносится /${ipa}/.`,
  noTranscription: (word) => `Транскрипции для ${word} у меня нет.`,
  oneSyllable: 'Здесь один слог.',
  stressOn: (place) => `Ударение падает на ${ordinals[place - 1] ?? `${place}-й`} слог.`,
  stressMark: 'Значок ˈ стоит перед ударным слогом.',
  soundButton: 'Послушать можно кнопкой звука рядом со словом.',

  spelled: (word, letters, count) =>
    `${word} пишется так: ${letters} (${counted(count, ['буква', 'буквы', 'букв'])}).`,
  oneLetter: (word) => `${word} — это всего одна буква.`,
  reasonUnknown: 'Почему в языке так, объяснить не могу. Вот что я знаю о грамматике:',
  askOfWords: 'О каждом из этих слов могу рассказать подробнее: назови его в вопросе.',

  compareWithWhat: (word) =>
    `С каким словом сравнить ${word}? Спроси, например: «В чём разница между … и …?»`,
  otherUnknown: (word, other) =>
    `Сравнить ${word} и ${other} не могу: такого слова в списке я не нахожу.`,
  compareSuggestions: 'Могу сравнить ещё с такими словами:',

  translated: (word, into, names) => `${word} ${inLanguage(into)} — ${names}.`,
  textTranslated: (text, into) => `${text} ${inLanguage(into)}:`,
  textUnknown: (text) =>
    `Перевести ${text} не могу: я перевожу только слова и предложения из списка. Для других текстов есть страница перевода.`,
  sameLanguage: (word, language) => `${word} — это уже ${inLanguage(language)}.`,

  quizSense: (form, sentence) => `Что здесь значит ${form}? ${sentence}`,
  quizGap: (gapped, translation) => `Какое слово пропущено? ${gapped} (${translation})`,
  quizForm: (word, form) => `Напиши ${word} в такой форме: ${form}.`,
  quizNothing: (word) => `По ${word} мне не на чем тебя проверить.`,
  right: 'Верно!',
  rightButSpelling: (solution) => `Верно, но обрати внимание на написание: ${solution}.`,
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
  anotherQuestion: 'Напиши «дальше», и будет следующий вопрос.',

  familyAid: (word, members) =>
    `У ${word} есть родственные слова, их удобно учить вместе: ${members}.`,
  noHonestAid: (word) =>
    `Настоящей связи между ${word} и знакомыми тебе словами я не знаю, а выдумывать не буду.`,
  sentenceAid: 'Короткое предложение, с которым легче запомнить:',

  similar: (word) => `Слова, похожие на ${word}:`,
  nothingSimilar: (word) => `Слов, с которыми легко спутать ${word}, в списке не отмечено.`,
  opposites: (word, others) => `Антонимы к ${word}: ${others}.`,
  noOpposite: (word) => `Антонимов к ${word} в списке не отмечено.`,
  family: (word, others) => `Родственные слова для ${word}: ${others}.`,
  phrasesWith: (word) => `Выражения с ${word}:`,
  nothingRelated: (word) =>
    `Похожих слов, антонимов и родственных слов для ${word} в списке не отмечено.`,

  patterns: (word) => `С чем сочетается ${word}:`,
  noLabels: (word) =>
    `В списке нет пометы, что ${word} — официальное, разговорное, грубое, устаревшее или местное слово.`,
  noTips: (word) => `Заметок о грамматике ${word} в списке нет.`,

  formsOf: (word) => `Формы ${word}:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `Других форм ${word} я не знаю.`,
  noSuchForm: (word) => `Такой формы ${word} у меня нет.`,
  irregular: 'не по правилу',
  askForForms: (question) => `Чтобы увидеть формы, напиши «${question}».`,
  otherTables: (names) => `Ещё можно спросить: ${names}.`,
};
