import type { OfflineTexts } from './en.ts';

export const ru: OfflineTexts = {
  offline:
    'Нет сети. Ваши слова и практика работают; всё, что вы делаете, сохраняется и будет отправлено позже. Поиск, переводчик и учитель ждут сети.',
};
