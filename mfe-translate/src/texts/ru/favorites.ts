import { codeOfTranslatorLanguage, defaultCategoryName } from '@topwords/platform/contracts';
import { plural } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';

const language = 'ru';

function words(count: number): string {
  return plural(language, count, {
    one: '# слово',
    few: '# слова',
    many: '# слов',
    other: '# слова',
  });
}

/** The Russian name of a language that is given by its English name, capitalised: `Испанский`. */
function nameOf(english: string): string {
  const code = codeOfTranslatorLanguage(english);
  if (code === undefined) return english;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? english;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Texts of favourites and their categories. */
export const favorites: Texts['favorites'] = {
  title: 'Избранное',
  total: words,
  words,
  toTranslator: 'Перевести что-нибудь',
  back: 'Назад к избранному',

  search: 'Поиск в избранном',
  searchWithin: (category) => `Поиск в категории «${category}»`,
  clearSearch: 'Очистить поиск',
  results: (count, query) => `Найдено по запросу «${query}»: ${words(count)}`,
  noneTitle: 'Ничего не найдено',
  noneText: (query) =>
    `В избранном нет ничего по запросу «${query}». Проверьте написание или сократите запрос.`,
  searchFailed: 'Что-то пошло не так',
  manyResults: (count) => `Показаны первые результаты: ${count}. Уточните запрос.`,

  category: (name) => (name === defaultCategoryName ? 'Общее' : name),

  categories: 'Категории',
  categoriesFailed: 'Не удалось загрузить категории',
  emptyTitle: 'Категорий пока нет',
  emptyText:
    'Нажмите на сердечко рядом с переводом, чтобы сохранить его здесь. Слова можно разложить по категориям.',
  defaultCategory: 'По умолчанию',

  newCategory: 'Новая категория',
  createTitle: 'Новая категория',
  name: 'Название',
  namePlaceholder: 'Поездки, рецепты, на работе…',
  description: 'Описание (необязательно)',
  color: 'Цвет',
  colors: {
    '#6366F1': 'Индиго',
    '#0E7490': 'Бирюзовый',
    '#15803D': 'Зелёный',
    '#A16207': 'Охра',
    '#C2410C': 'Оранжевый',
    '#BE123C': 'Малиновый',
    '#A21CAF': 'Пурпурный',
  },
  icon: 'Значок',
  icons: {
    bookmark: 'Закладка',
    heart: 'Сердце',
    star: 'Звезда',
    book: 'Книга',
    chat: 'Разговор',
    home: 'Дом',
    food: 'Еда',
    travel: 'Путешествия',
    work: 'Работа',
    school: 'Школа',
    health: 'Здоровье',
    sport: 'Спорт',
    music: 'Музыка',
    nature: 'Природа',
    shopping: 'Покупки',
    family: 'Семья',
  },
  create: 'Создать',
  cancel: 'Отмена',
  createFailed: 'Не удалось создать категорию',
  created: (name) => `Категория «${name}» создана`,

  wordsFailed: 'Не удалось загрузить слова категории',
  categoryMissing: 'Этой категории больше нет',
  categoryMissingText:
    'Возможно, её удалили здесь или в другой вкладке. Её слова теперь в категории по умолчанию.',
  emptyCategoryTitle: 'Здесь пока пусто',
  emptyCategoryText:
    'Переведите что-нибудь и нажмите на сердечко или переместите сюда слова из другой категории.',
  practice: 'Практика',
  entersPractice: 'Всё, что вы сохраняете, появляется в практике.',
  addWord: 'Перевести и добавить слово',
  loadMore: 'Показать ещё',
  allShown: (count) => `Показано всё: ${words(count)}`,
  added: (date) =>
    `Добавлено ${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)}`,
  languages: (from, to) => `${nameOf(from)} → ${nameOf(to)}`,
  listen: (text) => `Прослушать: ${text}`,

  wordMenu: (text) => `Действия: ${text}`,
  generate: 'Спросить ИИ-учителя',
  move: 'Переместить в другую категорию',
  remove: 'Убрать из избранного',
  removed: 'Слово убрано из избранного',
  removeFailed: 'Не удалось убрать слово',
  deleteFailed: 'Не удалось удалить слово',
  undo: 'Отменить',
  undoKey: 'Отменить (Ctrl+Z)',
  restored: 'Слово снова в избранном',
  restoreFailed: 'Не удалось вернуть слово',

  moveTitle: 'Переместить в другую категорию',
  moveHint: (text) => `Выберите, куда переместить «${text}».`,
  moveNow: 'Переместить',
  moveNowhere: 'Других категорий пока нет.',
  moved: 'Слово перемещено в другую категорию',
  moveFailed: 'Не удалось переместить слово',

  categoryMenu: (name) => `Действия: ${name}`,
  deleteCategory: 'Удалить категорию',
  deleteTitle: (name) => `Удалить категорию «${name}»?`,
  deleteHint: (count) =>
    count === 0
      ? 'В ней нет слов.'
      : plural(language, count, {
          one: '# слово перейдёт в категорию по умолчанию.',
          few: '# слова перейдут в категорию по умолчанию.',
          many: '# слов перейдут в категорию по умолчанию.',
          other: '# слова перейдут в категорию по умолчанию.',
        }),
  deleteNow: 'Удалить',
  categoryDeleted: 'Категория удалена',
  categoryDeleteFailed: 'Не удалось удалить категорию',
  error: (detail) => `Ошибка: ${detail}`,
  unexpected: 'Что-то пошло не так',

  exportMenu: 'Скачать',
  exportCsv: 'Скачать в CSV',
  exportAnki: 'Скачать для Anki',
  exported: 'Файл сохранён в загрузках',
  exportFailed: 'Не удалось создать файл',

  closeToast: 'Закрыть',
};
