import { ruPanes } from '../../texts/ru/panes.ts';
import type { EmbedTexts } from './en.ts';

/** Russian. */
export const ru: EmbedTexts = {
  panes: {
    retry: ruPanes.retry,
    translate: {
      ...ruPanes.translate,
      emptyHint: 'Введите текст в соседнем поле.',
      offlineAdvice: 'Проверьте подключение и попробуйте ещё раз.',
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
      partner_quota_reached: 'Лимит переводов пока исчерпан. Попробуйте позже.',
      partner_language_refused: 'Этот язык на этой странице недоступен.',
      languages_equal: 'Языки совпадают. Выберите другой.',
      language_undetected: 'Не удалось определить язык. Выберите его сами.',
      pair_unsupported: 'Перевод между этими языками недоступен. Выберите другой.',
      translation_unavailable: 'Переводчик занят. Попробуйте ещё раз чуть позже.',
      too_many_attempts: 'Слишком много запросов. Попробуйте ещё раз чуть позже.',
      no_response: 'Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.',
    },
    unknownProblem: 'Что-то пошло не так. Попробуйте ещё раз.',
    signInToSave: 'Войдите в TopWords, чтобы сохранять переводы.',
    signInBlocked: 'Не удалось открыть окно входа. Разрешите всплывающие окна для этой страницы.',
  },
};
