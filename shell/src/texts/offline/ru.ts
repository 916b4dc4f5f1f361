import { plural } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const ru: OfflineTexts = {
  offline:
    'Нет сети. Ваши слова и практика работают; всё, что вы делаете, сохраняется и будет отправлено позже. Поиск, переводчик и учитель ждут сети.',
  waiting: (count) =>
    plural('ru', count, {
      one: '# изменение ждёт сети',
      few: '# изменения ждут сети',
      many: '# изменений ждут сети',
      other: '# изменения ждут сети',
    }),
};
