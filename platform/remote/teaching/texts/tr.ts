import type { TeachingTexts } from './en.ts';

export const tr: TeachingTexts = {
  contrasts: 'Kolayca karıştırılanlar',
  mistakes: 'Sık yapılan hatalar',
  falseFriends: 'Yalancı eş değerler',
  grammar: 'Dil bilgisi',
  failed: 'Notlar yüklenemedi.',
  wrong: 'Yanlış:',
  right: 'Doğru:',
  test: 'Kendinizi sınayın',
  fill: 'Hangisi uygun?',
  gap: 'boşluk',
  isRight: 'Doğru!',
  isWrong: (answer) => `Tam değil: burada *${answer}* olmalı.`,
};
