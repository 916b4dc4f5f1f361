import { plural } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const ru: OfflineTexts = {
  offline: 'Нет сети. Слова и практика работают; для поиска, переводчика и чата нужна сеть.',
  waiting: (count) =>
    plural('ru', count, {
      one: '# изменение ждёт сети',
      few: '# изменения ждут сети',
      many: '# изменений ждут сети',
      other: '# изменения ждут сети',
    }),
};
