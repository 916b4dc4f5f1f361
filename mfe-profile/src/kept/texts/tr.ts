import type { KeptTexts } from './en.ts';

export const tr: KeptTexts = {
  label: 'Bu cihazda saklananlar',
  hint: (used, maximum) => `${used} / ${maximum} MB, çevrimdışı kullanmak için`,
  erase: 'Sil',
  erased: 'Silindi. TopWords’ü kullandıkça yenileri saklanır.',
};
