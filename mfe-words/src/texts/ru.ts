import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatNumber,
  formatPercent,
  plural,
  russianPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'ru';

const tryAgain = 'Попробуйте ещё раз.';

/** What a language is called in Russian. */
const languages: Record<LanguageCode, string> = {
  en: 'Английский',
  es: 'Испанский',
  ru: 'Русский',
  tr: 'Турецкий',
};

/** A language's name within a sentence: `испанский`. */
function within(name: string): string {
  return name.toLocaleLowerCase(language);
}

/** `по-испански`; `на другом языке` stays as it is. */
function spokenIn(name: string): string {
  const isLanguage = Object.values(languages).includes(name);
  return isLanguage ? `по-${within(name).slice(0, -1)}` : name;
}

function number(value: number): string {
  return formatNumber(language, value);
}

function counted(count: number, one: string, few: string, many: string): string {
  return plural(language, count, { one, few, many, other: few });
}

function words(count: number): string {
  return counted(count, '# слово', '# слова', '# слов');
}

/** `1000 слов`, in the genitive case. */
function ofWords(count: number): string {
  return counted(count, '# слова', '# слов', '# слов');
}

function cards(count: number): string {
  return counted(count, '# карточка', '# карточки', '# карточек');
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
    wordsToday: (count) => `Сегодня выучено ${words(count)}`,
    wordsUnit: (count) => counted(count, 'слово', 'слова', 'слов'),
    goal: (goal) => `Цель на день: ${words(goal)}`,
    lastLanguage: 'Последний язык:',
    encouragement: {
      0: 'Несколько слов в день дают большой результат.',
      25: 'Хорошее начало. Продолжайте.',
      50: 'Половина пути пройдена. Отлично.',
      75: 'Цель уже близко. Осталось несколько слов.',
      90: 'Замечательно. Так и учат языки.',
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
    chooseFailed: 'Не удалось добавить язык. Попробуйте ещё раз.',
    nativeTitle: 'Какой у вас родной язык?',
    nativeHint: 'На этом языке показываются переводы.',
    nativeFailed: 'Не удалось сохранить родной язык. Попробуйте ещё раз.',
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

  practice: {
    title: 'Практика',
    language: 'Язык',
    chooseTitle: 'Выберите язык',
    chooseText: 'Выберите выше один из своих языков для практики.',
    due: (count) =>
      counted(count, 'карточка к повторению', 'карточки к повторению', 'карточек к повторению'),
    fresh: (count) => counted(count, 'новое слово', 'новых слова', 'новых слов'),
    length: 'Сколько карточек взять',
    start: (count) => `Начать: ${cards(count)}`,
    settings: 'Настройки',
    emptyTitle: 'Повторять нечего',
    emptyText: (when) =>
      when === null
        ? 'Практика на сегодня закончена.'
        : `Пока всё повторено. Следующая карточка вернётся ${when}.`,
    learnMore: 'Ещё новые слова',
    noneLeftTitle: 'Новых слов больше нет',
    noneLeftText: 'Вы видели все слова этого языка. Они вернутся, когда придёт время их повторить.',
    failed: 'Не удалось загрузить карточки',
    offline: 'Нет сети: ответы сохранены',
    delayed: 'Ответы сохранены и будут отправлены при первой возможности',
    refused: 'Не удалось сохранить ответ: этой карточки больше нет.',
    session: (name) => `Практика: ${within(name)}`,
    close: 'Закончить практику',
    undo: 'Отменить',
    undone: (word) => `Отменено. Карточка снова появится: ${word}`,
    progress: 'Прогресс',
    progressOf: (done, total) => `${number(done)} из ${number(total)}`,
    newWord: 'Новое слово',
    ask: {
      recognise: 'Что это значит?',
      listen: 'Какое слово вы слышите?',
      listenFailed: 'Не удалось воспроизвести звук. Какое слово имеет такое значение?',
      cloze: 'Какой формы не хватает?',
      recall: (name) => `Как это сказать ${spokenIn(name)}?`,
      'turn-over': 'Помните, что это значит?',
    },
    anotherLanguage: 'на другом языке',
    choices: 'Ответы',
    listen: 'Прослушать',
    soundFailed: 'Не удалось воспроизвести звук.',
    turnOver: 'Показать значение',
    yourAnswer: 'Ваш ответ',
    gap: 'Пропущенная форма',
    check: 'Проверить',
    unknown: 'Не знаю',
    letters: 'Буквы',
    cyrillicNote: 'Печатайте кириллицей на клавиатуре устройства или этими клавишами.',
    cyrillicShow: 'Показать кириллицу',
    cyrillicHide: 'Скрыть кириллицу',
    verdicts: { right: 'Верно', almost: 'Почти верно, проверьте написание', wrong: 'Неверно' },
    judged: (verdict, word, translation) => `${verdict}. ${word}: ${translation}`,
    given: 'Ваш ответ:',
    rightChoice: 'правильный ответ',
    wrongChoice: 'ваш ответ',
    again: 'Снова',
    good: 'Хорошо',
    ratingWith: (rating, when) => `${rating}, ${when}`,
    rate: 'Насколько хорошо вы это помнили?',
    know: 'Знаю это слово',
    knowPair: 'Знаю это',
    knownNow: (word) => `Убрано из практики: ${word}`,
    now: 'сейчас',
    inMinutes: (count) => `через ${number(count)} мин`,
    inHours: (count) => counted(count, 'через # час', 'через # часа', 'через # часов'),
    inDays: (count) => counted(count, 'через # день', 'через # дня', 'через # дней'),
    inMonths: (count) => counted(count, 'через # месяц', 'через # месяца', 'через # месяцев'),
    inYears: (count) => counted(count, 'через # год', 'через # года', 'через # лет'),
    summaryTitle: 'Отлично',
    summaryText: (count) =>
      counted(count, 'Пройдена # карточка.', 'Пройдено # карточки.', 'Пройдено # карточек.'),
    right: 'Верно',
    wrong: 'Неверно',
    newCards: 'Новое',
    known: 'Известно',
    nextDue: 'Следующая карточка',
    nothingPlanned: 'нет',
    more: 'Продолжить практику',
    done: 'Готово',
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
    freezeLeft: 'На этой неделе осталась 1 заморозка',
    freezeUsed: 'Заморозка использована',
    freezeHint: 'Раз в неделю можно пропустить день и не потерять серию.',
  },

  practiceSettings: {
    title: 'Настройки практики',
    newWords: 'Новых слов в день',
    newWordsHint: 'От 0 до 100. Если 0, будут только слова к повторению.',
    fewer: 'Меньше новых слов',
    more: 'Больше новых слов',
    starredFirst: 'Сначала со звёздочкой',
    starredFirstHint: 'Новые слова со звёздочкой идут первыми.',
    playsAudio: 'Включать звук автоматически',
    playsAudioHint: 'Слово звучит при появлении карточки или после ответа.',
    sessionLength: 'Карточек за раз',
    failed: 'Не удалось загрузить настройки',
    saveFailed: (advice?: string) => `Не удалось сохранить настройку. ${advice ?? tryAgain}`,
  },

  placement: {
    link: 'Уже знаете часть слов? Пройдите короткий тест',
    linkWith: (name) => `Уже знаете часть слов? Пройдите короткий тест: ${within(name)}`,
    title: (name) => `${name}: сколько слов вы знаете?`,
    shortTitle: 'Тест на знание слов',
    close: 'Закрыть тест',
    progress: (position, count) => `Вопрос ${number(position)} из ${number(count)}`,
    question: 'Что значит это слово?',
    unknown: 'Не знаю это слово',
    unknownRest: 'Остальные тоже не знаю',
    intro: 'Угадывать не нужно. Это нормально, если слово незнакомо.',
    failed: 'Не удалось загрузить тест',
    emptyTitle: 'Для этого языка пока нет теста',
    emptyText: 'Для теста пока мало слов. Практика работает и без него.',
    estimating: 'Оцениваем, сколько слов вы знаете',
    estimateFailed: 'Не удалось обработать ваши ответы',
    estimate: (count) => `Вы знаете примерно ${words(count)} из самых употребительных`,
    estimateNone: 'Начнём с самого начала',
    estimateHint:
      'Это оценка по нескольким словам. Поправьте её, если число кажется слишком большим или слишком маленьким.',
    estimateNoneHint:
      'Эти слова для вас новые, поэтому практика начнётся с самых употребительных. Если какие-то вы знаете, введите их число.',
    count: 'Сколько слов вы знаете',
    fewer: 'Меньше слов',
    more: 'Больше слов',
    markHint:
      'Они будут считаться выученными и не появятся в практике. Слова, которые уже в практике, там и останутся.',
    mark: (count) => `Отметить как известные: ${words(count)}`,
    notNow: 'Не сейчас',
    markFailed: (advice?: string) => `Не удалось отметить слова. ${advice ?? tryAgain}`,
    marked: (count) =>
      counted(
        count,
        '# слово отмечено как известное',
        '# слова отмечены как известные',
        '# слов отмечено как известные',
      ),
    markedNone: 'Эти слова уже были отмечены',
    markedText: 'Практика продолжится со следующих слов.',
    start: 'Начать практику',
    toLearned: 'Выученные слова',
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
