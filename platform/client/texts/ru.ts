import type { ClientTexts } from './client-texts.ts';

/** The client's messages in Russian for failures that the server did not describe. */
export const ru: ClientTexts = {
  noResponse: 'Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.',
  serverFault: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  refused: (status) => `Сервер отклонил запрос (${status}).`,
  malformed: 'Сервер прислал ответ, который страница не понимает. Обновите страницу.',
};
