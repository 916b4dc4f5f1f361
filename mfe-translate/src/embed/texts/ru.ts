import { ruPanes } from '../../texts/ru/panes.ts';
import type { EmbedTexts } from './en.ts';

/** Russian. */
export const ru: EmbedTexts = {
  panes: {
    retry: ruPanes.retry,
    translate: {
      ...ruPanes.translate,
      emptyHint: 'Начните писать с другой стороны.',
      offlineAdvice: 'Проверьте подключение и повторите попытку.',
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
