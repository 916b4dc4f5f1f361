import type { LearnerTexts } from './en.ts';

/** Texts that only learners see, in Russian. */
export const ru: LearnerTexts = {
  update: {
    ready: 'Есть обновление',
    explained: 'Обновите страницу, когда будет удобно.',
    reload: 'Обновить',
    later: 'Не сейчас',
  },

  console: 'Консоль',

  override: {
    region: 'Подмена для разработки',
    running: (remote, host) => `«${remote}» с адреса ${host}`,
    end: 'Отключить',
    endFailed: 'Не удалось отключить подмену. Проверьте подключение и попробуйте ещё раз.',
  },
};
