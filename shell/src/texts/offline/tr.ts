import { formatNumber } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const tr: OfflineTexts = {
  offline:
    'Çevrimdışısın. Kelimelerin ve alıştırma çalışıyor; yaptıkların saklanır ve sonra gönderilir. Arama, çeviri ve öğretmen bağlantıyı bekliyor.',
  waiting: (count) => `${formatNumber('tr', count)} değişiklik bağlantıyı bekliyor`,
};
