import type { LearnerTexts } from './en.ts';

/** Texts that only learners see, in Turkish. */
export const tr: LearnerTexts = {
  update: {
    ready: 'Güncelleme hazır',
    explained: 'Hazır olduğunuzda sayfayı yenileyin.',
    reload: 'Yenile',
    later: 'Şimdi değil',
  },

  console: 'Konsol',

  override: {
    region: 'Geliştirici sürümü',
    running: (remote, host) => `${remote}, kaynak: ${host}`,
    end: 'Kapat',
    endFailed: 'Geliştirici sürümü kapatılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  },
};
