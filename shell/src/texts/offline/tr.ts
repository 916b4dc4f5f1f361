import type { OfflineTexts } from './en.ts';

export const tr: OfflineTexts = {
  offline:
    'Çevrimdışısın. Kelimelerin ve alıştırma çalışıyor; yaptıkların saklanır ve sonra gönderilir. Arama, çeviri ve öğretmen bağlantıyı bekliyor.',
};
