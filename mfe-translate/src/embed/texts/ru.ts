import { formatNumber, plural } from '@topwords/platform/i18n';
import type { EmbedTexts } from './en.ts';

const language = 'ru';

function characters(count: number): string {
  return plural(language, count, {
    one: '# символ',
    few: '# символа',
    many: '# символов',
    other: '# символа',
  });
}

/** Russian. */
export const ru: EmbedTexts = {
  panes: {
    retry: 'Повторить',
    translate: {
      from: 'С языка',
      to: 'На язык',
      detect: 'Определить язык',
      detectShort: 'Определить',
      fromDetected: 'Определён язык',
      swap: 'Поменять языки местами',
      swapUnknown: 'Поменять языки местами: язык ещё не известен',
      picker: {
        fromTitle: 'Перевести с языка',
        toTitle: 'Перевести на язык',
        search: 'Поиск языка...',
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
      countSpoken: (length, maximum) =>
        `${characters(length)} из ${formatNumber(language, maximum)}`,
      cut: (maximum) => `Текст слишком длинный: здесь только его начало, ${characters(maximum)}.`,
      atLimit: (maximum) => `Предел достигнут: ${characters(maximum)}.`,
      clear: 'Очистить',
      clearAgain: 'Нажмите Escape ещё раз, чтобы очистить текст',
      cleared: 'Очищено',
      translate: 'Перевести',
      result: 'Перевод',
      empty: 'Здесь появится перевод',
      emptyHint: 'Начните писать с другой стороны.',
      loading: 'Переводится',
      translated: (name) => `Переведено, язык: ${name}`,
      translatedText: (name, text) => `Переведено, язык: ${name}: ${text}`,
      failed: 'Не удалось перевести текст',
      offline: 'Нет подключения к сети',
      offlineAdvice: 'Проверьте подключение и повторите попытку.',
      unsupported: (from, to) => `Этот перевод здесь недоступен: ${from} → ${to}`,
      unsupportedInto: (to) => `Перевод на этот язык здесь недоступен: ${to}`,
      unsupportedAdvice: 'Выберите другой язык.',
      approximate: 'Дословно – приблизительно',
      approximateHint:
        'Этот текст не переводит ни одна система: у каждого слова показано его значение.',
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
      takeAlternative: (text) => `Взять «${text}» как перевод`,
      listenSource: 'Прослушать текст',
      listenResult: 'Прослушать перевод',
      unvoiced: (name) => `Здесь нельзя прослушать: ${name}`,
      tooLongToHear: (maximum) => `Прослушать можно не больше чем ${characters(maximum)}`,
      copy: 'Скопировать перевод',
      copied: 'Скопировано',
      copyFailed: 'Не удалось скопировать перевод. Выделите его и скопируйте сами.',
      save: 'Добавить в избранное',
      saved: 'Добавлено в избранное',
      stillSaved: 'Остаётся в избранном',
      saveFailed: 'Не удалось сохранить перевод',
    },
  },
  widget: {
    title: 'Переводчик',
    poweredBy: 'Работает на TopWords',
    newWindow: 'откроется в новом окне',
    audioFailed: 'Не удалось воспроизвести звук.',
    problems: {
      partner_key_unknown: 'Переводчик этой страницы не настроен.',
      partner_key_expired: 'Переводчик этой страницы больше не работает.',
      partner_origin_refused: 'На этой странице переводчиком пользоваться нельзя.',
      partner_quota_reached: 'Переводчик исчерпал свой лимит. Попробуйте позже.',
      partner_language_refused: 'Этот язык на странице не предлагается.',
      languages_equal: 'Языки одинаковы. Выберите другой.',
      language_undetected: 'Не удалось определить язык. Выберите его сами.',
      pair_unsupported: 'Для этих двух языков перевода здесь нет. Выберите другой.',
      translation_unavailable: 'Переводчик занят. Попробуйте ещё раз чуть позже.',
      too_many_attempts: 'Слишком много сразу. Попробуйте ещё раз чуть позже.',
      no_response: 'Ответа нет. Проверьте подключение и повторите попытку.',
    },
    unknownProblem: 'Что-то пошло не так. Попробуйте ещё раз.',
    signInToSave: 'Войдите в TopWords, чтобы сохранять переводы.',
    signInBlocked: 'Не удалось открыть окно входа. Разрешите этой странице открывать окна.',
  },
};
