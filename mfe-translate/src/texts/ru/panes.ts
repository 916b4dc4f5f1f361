import { formatNumber, plural } from '@topwords/platform/i18n';
import type { SharedPaneTexts } from '../en/panes.ts';

const language = 'ru';

function characters(count: number): string {
  return plural(language, count, {
    one: '# символ',
    few: '# символа',
    many: '# символов',
    other: '# символа',
  });
}

/** Texts of the translator's panes and pickers in Russian, for the screen and for partners' pages. */
export const ruPanes: SharedPaneTexts = {
  retry: 'Повторить',
  translate: {
    from: 'С языка',
    to: 'На язык',
    detect: 'Определить язык',
    detectShort: 'Определить',
    fromDetected: 'Определён язык',
    swap: 'Поменять языки местами',
    swapUnknown: 'Поменять языки местами: исходный язык ещё не определён',
    picker: {
      fromTitle: 'Перевести с языка',
      toTitle: 'Перевести на язык',
      search: 'Поиск языка…',
      none: 'Языки не найдены',
      close: 'Закрыть',
      unavailable: 'Здесь недоступен',
      languages: 'Языки',
      recent: 'Недавние',
      bank: 'Языки TopWords',
      others: 'Все языки',
      found: (count) =>
        plural(language, count, {
          one: 'Найден # язык',
          few: 'Найдено # языка',
          many: 'Найдено # языков',
          other: 'Найдено # языка',
        }),
    },
    source: 'Текст для перевода',
    placeholder: 'Введите или вставьте текст',
    countSpoken: (length, maximum) => `${characters(length)} из ${formatNumber(language, maximum)}`,
    cut: (maximum) => `Текст слишком длинный: здесь только его начало, ${characters(maximum)}.`,
    atLimit: (maximum) => `Достигнут предел: ${characters(maximum)}.`,
    clear: 'Очистить',
    clearAgain: 'Нажмите Escape ещё раз, чтобы очистить текст',
    cleared: 'Очищено',
    translate: 'Перевести',
    result: 'Перевод',
    empty: 'Здесь появится перевод',
    loading: 'Идёт перевод',
    translated: (name) => `Готов перевод, язык: ${name}`,
    translatedText: (name, text) => `Готов перевод, язык: ${name}. ${text}`,
    failed: 'Не удалось перевести текст',
    offline: 'Нет подключения к сети',
    unsupported: (from, to) => `Этот перевод недоступен: ${from} → ${to}`,
    unsupportedInto: (to) => `Перевод на этот язык недоступен: ${to}`,
    unsupportedAdvice: 'Выберите другой язык.',
    approximate: 'Дословно — приблизительно',
    approximateHint: 'Полного перевода нет, поэтому показано значение каждого слова.',
    gloss: 'Дословно',
    showGloss: 'Показать каждое слово с его значением',
    glossUnknown: 'нет перевода',
    ownEngine: 'словарь TopWords',
    engine: {
      bank: (engine) => `Источник: ${engine}`,
      machine: (engine) => `Перевод: ${engine}`,
      approximate: (engine) => `Источник: ${engine}, дословно`,
    },
    alternatives: 'Другие переводы',
    takeAlternative: (text) => `Выбрать перевод «${text}»`,
    listenSource: 'Прослушать текст',
    listenResult: 'Прослушать перевод',
    unvoiced: (name) => `Для этого языка нет озвучки: ${name}`,
    tooLongToHear: (maximum) => `Текст слишком длинный для озвучки, предел: ${characters(maximum)}`,
    copy: 'Скопировать перевод',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать перевод. Выделите его и скопируйте вручную.',
    save: 'Добавить в избранное',
    saved: 'Добавлено в избранное',
    stillSaved: 'Остаётся в избранном',
    saveFailed: 'Не удалось сохранить перевод',
  },
};
