import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import { nameInLanguage } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { minutes, language, words } from './formats.ts';

const tryAgain = 'Попробуйте ещё раз.';

function nameOf(name: LanguageName): string {
  const code = codeOfLanguage(name);
  return code === undefined ? name : nameInLanguage(language, code);
}

/** Texts of the settings. */
export const settings: Texts['settings'] = {
  title: 'Настройки приложения',
  language: 'Язык интерфейса',
  languageValue: 'Русский',

  native: 'Родной язык',
  nativePlaceholder: 'Выберите родной язык',
  nativeHint: 'На этом языке показываются переводы.',
  nativeFailed: 'Не удалось сохранить родной язык. Попробуйте ещё раз.',
  nativeSaved: (name) => `Теперь ваш родной язык — ${nameOf(name)}`,
  nativeConfirm: (name) => `Сделать ${nameOf(name)} родным языком?`,
  nativeConfirmText: (name) =>
    `Сейчас вы учите ${nameOf(name)}. Он исчезнет из ваших языков, а прогресс сохранится на случай, если вы передумаете.`,
  nativeConfirmNow: 'Сделать родным',

  dailyGoal: 'Цель на день',
  dailyGoals: { words, minutes },

  timeZone: 'Часовой пояс',
  timeZoneNow: (zone) => `День начинается в полночь, часовой пояс: ${zone}.`,
  timeZoneFollows: 'Он такой же, как в браузере.',
  change: 'Изменить',
  tryAgain,
  timeZoneChangeLabel: 'Изменить часовой пояс',
  timeZoneTitle: 'Часовой пояс',
  timeZoneSearch: 'Поиск часового пояса',
  timeZoneClear: 'Очистить поиск',
  timeZoneList: 'Часовые пояса',
  followBrowser: (zone) => `Как в браузере (${zone})`,
  timeZoneNone: (query) =>
    `По запросу «${query}» ничего не найдено. Введите название страны или, латиницей, крупного города.`,
  timeZoneSave: 'Сохранить',
  timeZoneSaved: (zone) => `Новый часовой пояс: ${zone}`,
  timeZoneFailed: (detail) => `Не удалось сохранить часовой пояс. ${detail}`,

  newWords: 'Новых слов в день',
  newWordsHint: 'От 0 до 100. Если 0, будут только слова к повторению.',
  fewer: 'Меньше новых слов',
  more: 'Больше новых слов',
  sound: 'Звук',
  soundHint: 'В практике каждое слово озвучивается автоматически.',
  englishVariety: 'Английское произношение',
  englishVarieties: {
    'en-US': 'Американское',
    'en-GB': 'Британское',
  },
  spanishVariety: 'Испанское произношение',
  spanishVarieties: {
    'es-MX': 'Латинская Америка',
    'es-ES': 'Испания',
  },
  voice: (name) => `Голос: ${name}`,
  voiceHint: 'Только на этом устройстве.',
  voiceNone: (name) => `На этом устройстве нет голоса для этого языка: ${name}.`,
  voiceAutomatic: 'Автоматически',
  voiceOurs: 'Голос TopWords',
  voiceOffline: 'работает без сети',
  voiceSample: (name) => `Прослушать голос: ${name}`,
  slow: 'Медленно',
  slowHint: 'На этом устройстве всё озвучивается медленно.',
  stress: 'Ударения в русских словах',
  stressHint: 'Показывать, куда падает ударение: молоко́.',
  saveFailed: (detail?: string) => `Не удалось сохранить настройку. ${detail ?? tryAgain}`,
  timeZoneUnknown: 'Не удалось загрузить часовой пояс',
  practiceFailed: 'Не удалось загрузить настройки практики',
  unreachable: 'Проверьте подключение и попробуйте ещё раз.',
  cancel: 'Отмена',
};
