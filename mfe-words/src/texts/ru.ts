import type { MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatMinutes,
  formatPercent,
  russianPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';
import { counted, language, languages, number, tryAgain, within, words } from './wording/ru.ts';

/** `1000 слов`, in the genitive case. */
function ofWords(count: number): string {
  return counted(count, '# слова', '# слов', '# слов');
}

function results(count: number): string {
  return counted(count, '# результат', '# результата', '# результатов');
}

const marked: Record<MarkAction, [on: string, off: string]> = {
  star: ['отмечено звёздочкой', 'звёздочка снята'],
  learned: ['выучено', 'отметка «выучено» снята'],
};

/** All texts of this front end in Russian. */
export const ru: Texts = {
  languages,
  partsOfSpeech: russianPartsOfSpeech,
  percent: (share) => formatPercent(language, share),
  number,
  retry: 'Повторить',
  loading: 'Загрузка',

  dashboard: {
    greetings: { morning: 'Доброе утро', afternoon: 'Добрый день', evening: 'Добрый вечер' },
    anonymous: 'Полиглот',
    today: 'Сегодня',
    doneToday: {
      words: (count) => `Сегодня выучено ${words(count)}`,
      minutes: (count) =>
        `Сегодня вы занимались ${counted(count, '# минуту', '# минуты', '# минут')}`,
    },
    unit: {
      words: (count) => counted(count, 'слово', 'слова', 'слов'),
      minutes: (count) => counted(count, 'минута', 'минуты', 'минут'),
    },
    goals: {
      words: (count) => `Цель на день: ${words(count)}`,
      minutes: (count) => `Цель на день: ${formatMinutes(language, count)}`,
    },
    lastLanguage: 'Последний язык:',
    encouragement: {
      0: 'Несколько слов в день дают большой результат.',
      25: 'Хорошее начало. Продолжайте.',
      50: 'Половина пути пройдена. Отлично.',
      75: 'Цель уже близко. Осталось несколько слов.',
      90: 'Замечательно. Так и учат языки.',
    },
    encouragementInMinutes: {
      0: 'Несколько минут в день дают большой результат.',
      75: 'Цель уже близко. Осталось несколько минут.',
    },
    streakFailed: 'Не удалось загрузить прогресс за день',
    streakError: 'Проверьте подключение и попробуйте ещё раз.',
    tapToRetry: 'Повторить',
    yourLanguages: 'Ваши языки',
    statisticsFailed: 'Не удалось загрузить ваши языки',
    learnedOf: (learned, total) => `Выучено ${number(learned)} из ${ofWords(total)}`,
    starred: (count) => `${number(count)} со звёздочкой`,
    progressOf: (name) => `${name}: выучено`,
    continueLearning: 'Продолжить',
    continueWith: (name) => `Продолжить: ${within(name)}`,
    chooseLanguage: 'Выберите язык',
    chooseHint: 'Добавьте язык, чтобы учить его самые употребительные слова.',
    available: (count) => `Доступно ${words(count)}`,
    moreLanguages: 'Другие языки',
    chooseFailed: 'Не удалось добавить язык. Попробуйте ещё раз.',
    nativeTitle: 'Какой у вас родной язык?',
    nativeHint: 'На этом языке показываются переводы.',
    nativeFailed: 'Не удалось сохранить родной язык. Попробуйте ещё раз.',
  },

  next: {
    title: (name) => `Дальше: ${within(name)}`,
    go: (minutes) => `Продолжить · ${number(minutes)} мин`,
    waits: (due, fresh) =>
      [
        due > 0 && `${number(due)} к повторению`,
        fresh > 0 && counted(fresh, '# новое слово', '# новых слова', '# новых слов'),
      ]
        .filter(Boolean)
        .join(', '),
    mistakes: (count) =>
      counted(
        count,
        'У вас # недавняя ошибка',
        'У вас # недавние ошибки',
        'У вас # недавних ошибок',
      ),
    goMistakes: (minutes) => `Ваши ошибки · ${number(minutes)} мин`,
    done: 'На сегодня всё. Отлично!',
    more: 'Ещё практика',
  },

  understanding: {
    readable: 'Предложения с одним новым словом',
    none: 'Выучите ещё несколько слов, и здесь появятся предложения.',
    failed: 'Не удалось загрузить предложения',
  },

  week: {
    title: 'Последние 7 дней',
    link: 'Ваша неделя',
    weekday: (date) => formatDay(language, date, { weekday: 'short' }),
    day: (date, answers) =>
      `${formatDay(language, date, { weekday: 'long' })}: ${counted(answers, '# ответ', '# ответа', '# ответов')}`,
    sum: (days, answers) =>
      `${number(days)} из 7 дней, ${counted(answers, '# ответ', '# ответа', '# ответов')}`,
  },

  strip: {
    label: 'Языки',
    learnedOf: (learned, total) => `${number(learned)} из ${number(total)}`,
    learnedOfSpoken: (name, learned, total) =>
      `${name}, ${number(learned)} из ${ofWords(total)} выучено`,
    failed: 'Не удалось загрузить ваш прогресс',
  },

  words: {
    title: 'Слова',
    search: 'Поиск слов',
    filter: 'Какие слова показать',
    all: 'Все',
    course: 'Курс',
    starred: 'Со звёздочкой',
    showLanguages: 'Языки',
    hideLanguages: 'Скрыть',
    refresh: 'Обновить',
    loadMore: 'Показать ещё слова',
    refreshWords: 'Обновить слова',
    end: (count) => `Конец списка: ${words(count)}.`,
    loaded: (count) => `Показано ${words(count)}`,
    failed: 'Не удалось загрузить слова',
    moreFailed: 'Не удалось загрузить остальные слова',
    starredEmptyTitle: 'Слов со звёздочкой пока нет',
    starredEmptyText: 'Нажмите на звёздочку у слова, чтобы сохранить его здесь.',
    showAll: 'Показать все слова',
    emptyTitle: 'Здесь пока нет слов',
    emptyText: 'В этом языке пока нет слов.',
    chooseTitle: 'Выберите язык',
    chooseText: 'Выберите выше один из своих языков, чтобы увидеть его слова.',
    noLanguageText: 'Добавьте язык на главной, чтобы увидеть его слова.',
    toDashboard: 'На главную',
  },

  usage: {
    title: 'Как употребляется',
    partner: 'Видовая пара',
    motion: 'Глаголы движения',
    oneWay: 'В одну сторону, сейчас:',
    manyWays: 'Туда и обратно, часто:',
    patterns: 'Конструкции',
    collocations: 'Сочетания',
    opposites: 'Антонимы',
    toldApart: 'Не путать',
    family: 'Однокоренные',
  },

  forms: {
    title: 'Формы',
    form: 'Форма',
    irregular: 'неправильная',
    notGiven: 'не указано',
    irregularLegend: 'Жирным с точкой: неправильная форма',
    secondLocative: 'Где:',
  },

  card: {
    level: (level) => `Уровень ${level}`,
    rank: (rank) => `№\u00A0${number(rank)}`,
    rankSpoken: (rank) => `Место по частоте: ${number(rank)}`,
    star: (word) => `Отметить звёздочкой: ${word}`,
    learn: (word) => `Отметить как выученное: ${word}`,
    listen: (word) => `Прослушать: ${word}`,
    marked: (word, action, on) => `${word}: ${marked[action][on ? 0 : 1]}`,
    markFailed: (word, advice?: string) =>
      `Не удалось сохранить отметку у слова «${word}». ${advice ?? tryAgain}`,
    audioFailed: 'Не удалось воспроизвести звук. Попробуйте ещё раз.',
  },

  learned: {
    title: 'Выученные слова',
    count: (count) => `Выучено ${words(count)}`,
    progress: 'Прогресс',
    quickActions: 'Быстрые действия',
    allWords: 'Все слова',
    emptyTitle: 'Пока нет, но скоро будут',
    emptyText: 'Здесь появятся слова, которые вы отметите как выученные.',
    start: 'Начать учить',
    selectTitle: 'Выберите язык',
    selectText: 'Выберите выше язык, чтобы увидеть выученные слова.',
    noLanguageText: 'Чтобы начать, добавьте язык на главной.',
  },

  detail: {
    title: 'Слово',
    tutor: 'ИИ-учитель',
    noTranslation: 'Перевода нет',
    rank: 'Место по частоте',
    strength: 'Запомнено',
    star: 'Звёздочка',
    starred: 'Со звёздочкой',
    learn: 'Знаю',
    learned: 'Выучено',
    actionOn: (action, word) => `${action}: ${word}`,
    ipa: (ipa) => `Произношение: ${ipa}`,
    meanings: 'Значения и примеры',
    noMeanings: 'У этого слова пока нет значений.',
    readable: 'Предложения, где новое только это слово',
    moreExamples: 'Ещё примеры',
    unknownTitle: 'Слово не найдено',
    unknownText: 'Такого слова нет, или ссылка неполная.',
    toWords: 'К словам',
    failed: 'Не удалось загрузить слово',
    listenSentence: (sentence) => `Прослушать «${sentence}»`,
  },

  notes: {
    gender: 'слово',
    genders: {
      m: 'мужского рода',
      f: 'женского рода',
      n: 'среднего рода',
      mf: 'мужского или женского рода',
      pl: 'только во множественном числе',
    },
    declension: 'по падежам',
    indeclinable: 'не изменяется',
    aspect: 'глагол',
    aspects: {
      impf: 'несовершенного вида',
      pf: 'совершенного вида',
      both: 'несовершенного и совершенного вида',
    },
    stem: 'чередование',
    plural: 'множественное число',
    present: '1-е лицо',
    past: 'прошедшее время',
    participle: 'причастие',
    accusative: 'винительный падеж',
    aorist: 'аорист',
    pair: 'видовая пара',
    government: 'управление',
  },

  forecast: {
    practice: 'Практика',
    due: (count) => `${number(count)} к повторению`,
    practiceWith: (name, count) =>
      count === 0
        ? `Практика: ${within(name)}`
        : `Практика ${number(count)} к повторению, ${within(name)}`,
    title: 'Ближайшие 14 дней',
    dueNow: (count) =>
      counted(count, 'карточка к повторению', 'карточки к повторению', 'карточек к повторению'),
    nothingDue: 'Сейчас повторять нечего.',
    nextDue: (date, isTomorrow) => {
      const day = formatDay(language, date, { day: 'numeric', month: 'long' });
      const weekday = formatDay(language, date, { weekday: 'long' });
      return `Следующие карточки вернутся ${isTomorrow ? 'завтра' : `${day} (${weekday})`}.`;
    },
    laterToday: 'Следующие карточки вернутся сегодня позже.',
    emptyText: 'Слова из практики вернутся сюда, когда придёт время их повторить.',
    failed: 'Не удалось загрузить практику',
    streak: (days) => `Серия: ${counted(days, '# день', '# дня', '# дней')}`,
    streakNone: 'Серии пока нет',
    streakHint: 'Чтобы её начать, повторите или выучите слово сегодня.',
    streakHintInMinutes: 'Чтобы её начать, позанимайтесь сегодня.',
    freezeLeft: 'На этой неделе осталась 1 заморозка',
    freezeUsed: 'Заморозка использована',
    freezeHint: 'Раз в неделю можно пропустить день и не потерять серию.',
    placementLink: 'Уже знаете часть слов? Пройдите короткий тест',
    placementLinkWith: (name) => `Уже знаете часть слов? Пройдите короткий тест: ${within(name)}`,
    startPractice: 'Начать практику',
  },

  search: {
    title: 'Поиск',
    label: 'Поиск слов и переводов',
    placeholder: 'Поиск слов',
    cancel: 'Отмена',
    clear: 'Очистить',
    languages: 'Язык',
    all: 'Все языки',
    hintTitle: 'Найдите слово',
    hintText: 'Введите слово, любую его форму или перевод.',
    noneTitle: 'Ничего не найдено',
    noneText: 'Проверьте написание или попробуйте другое слово.',
    failed: 'Что-то пошло не так',
    found: (count, query) =>
      count === 0
        ? `По запросу «${query}» ничего не найдено`
        : `Найдено по запросу «${query}»: ${results(count)}`,
    results,
  },
};
