import { translatorLanguageNames, type TranslatorLanguage } from '@topwords/platform/contracts';
import { plural, russianPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'ru';

function clockTime(time: Date): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** The Russian name of a language, capitalised: `Испанский`. */
function languageOf(code: TranslatorLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const name = names.of(code) ?? translatorLanguageNames[code];
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** All texts of this front end in Russian. */
export const ru: Texts = {
  languageOf,
  partsOfSpeech: russianPartsOfSpeech,
  tryAgain: 'Повторить',
  loading: 'Загрузка',
  listen: (text) => `Прослушать «${text}»`,
  tapToListen: 'Нажмите, чтобы прослушать',

  screen: {
    title: 'ИИ-учитель',
    card: 'Открыть карточку',
    cardShort: 'Карточка',
    share: 'Поделиться',
    shareTitle: (word) => `«${word}» в TopWords`,
    linkCopied: 'Ссылка скопирована',
    shareFailed: 'Не удалось скопировать ссылку',
    otherWord: 'Другое слово',
    level: (level) => `Уровень ${level}`,
    ipa: (ipa) => `Произношение: ${ipa}`,
  },

  tabs: {
    label: 'Об этом слове',
    overview: 'Обзор',
    examples: 'Примеры',
    grammar: 'Грамматика',
    usage: 'В речи',
  },

  analysis: {
    failed: 'ИИ-учитель не смог ответить',
    wordFailed: 'Не удалось загрузить слово',
    definition: 'Значение',
    related: 'Связанные слова',
    examples: 'Примеры',
    tips: 'Советы',
    forms: 'Формы',
    form: 'Форма',
    irregular: 'неправильная',
    notGiven: 'не указано',
    irregularLegend: 'Жирным с точкой: неправильная форма',
    contexts: 'Когда употреблять',
    phrases: 'Частые выражения',
    noExamples: 'Примеров с этим словом пока нет. Попросите пример в чате.',
    noGrammar: 'О грамматике этого слова заметок нет.',
    noUsage: 'Об употреблении этого слова заметок нет.',
    builtInEngine: 'TopWords',
    madeByTopWords: 'Источник: словарь TopWords.',
    madeByModel: (engine) => `Создано ИИ (${engine}). ИИ может ошибаться.`,
    leftOut: (count) =>
      `${plural(language, count, {
        one: 'Мы убрали # предложение, которое противоречит нашим таблицам',
        few: 'Мы убрали # предложения, которые противоречат нашим таблицам',
        many: 'Мы убрали # предложений, которые противоречат нашим таблицам',
        other: 'Мы убрали # предложения, которые противоречат нашим таблицам',
      })}.`,
    report: 'Сообщить об ошибке',
  },

  states: {
    unknownTitle: 'Слово не найдено',
    unknownText: 'Такого слова нет, или ссылка неполная.',
    choose: 'Выбрать другое слово',
    nativeTitle: 'Это ваш родной язык',
    nativeText: () =>
      'Учитель объясняет на вашем родном языке слова других языков. Выберите слово из языка, который учите.',
    noNativeTitle: 'На каком языке вы говорите?',
    noNativeText: 'Учитель отвечает на вашем родном языке. Выберите его на главной.',
    toDashboard: 'На главную',
    untaughtTitle: 'Учитель не знает этот язык',
    textUnknownTitle: 'Учитель не может объяснить этот текст',
    limitTitle: 'Лимит на сегодня исчерпан',
    tooFastTitle: 'Подождите немного',
    limitEnds: (at) => `Следующий вопрос можно задать в ${clockTime(at)}.`,
  },

  start: {
    title: 'ИИ-учитель',
    text: 'Выберите слово, чтобы увидеть его значение, формы и употребление. Потом спрашивайте о чём угодно.',
    search: 'Найти слово, о котором хотите спросить',
    placeholder: 'Найти слово',
    clear: 'Очистить',
    results: 'Найденные слова',
    none: (query) => `По запросу «${query}» ничего не найдено`,
    found: (count, query) =>
      `Найдено по запросу «${query}»: ${plural(language, count, {
        one: '# слово',
        few: '# слова',
        many: '# слов',
        other: '# слова',
      })}`,
    failed: 'Что-то пошло не так',
    recent: 'Недавние слова',
    suggestionOf: (name) => `${name}: слово для вас`,
    noTargets: 'Добавьте язык на главной, и здесь появится слово для вас.',
  },

  chat: {
    title: 'Чат',
    about: 'Тема чата:',
    open: 'Открыть чат с учителем',
    openShort: 'Чат',
    close: 'Закрыть чат',
    hint: 'Спросите об этом слове что угодно. Например:',
    suggestions: 'Возможные вопросы',
    messages: 'Сообщения',
    you: 'Вы',
    tutor: 'Учитель',
    label: 'Ваш вопрос',
    placeholder: 'Спросите об этом слове',
    send: 'Отправить',
    stop: 'Остановить ответ',
    thinking: 'Учитель думает…',
    stopped: 'Ответ остановлен',
    failed: 'Не удалось получить ответ. Попробуйте ещё раз.',
    copy: 'Скопировать ответ',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать ответ',
  },

  report: {
    title: 'Сообщить об ошибке',
    text: 'Вместе с сообщением мы получим этот ответ, чтобы его исправить.',
    comment: 'Что неверно? (необязательно)',
    cancel: 'Отмена',
    send: 'Отправить',
    failed: 'Не удалось отправить сообщение',
    thanks: 'Спасибо. Мы разберёмся.',
    close: 'Закрыть',
  },
};
