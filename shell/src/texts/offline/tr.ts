import { formatNumber } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const tr: OfflineTexts = {
  offline:
    'Çevrimdışısın. Kelimeler ve alıştırma çalışıyor; arama, çeviri ve sohbet için bağlantı gerekiyor.',
  waiting: (count) => `${formatNumber('tr', count)} değişiklik bağlantıyı bekliyor`,
};
