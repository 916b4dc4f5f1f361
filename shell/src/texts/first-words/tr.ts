import { languageLabel } from '@topwords/platform/i18n';
import type { FirstWordsTexts } from './en.ts';

/** The texts of a visitor's first words, in Turkish. */
export const tr: FirstWordsTexts = {
  title: 'İlk kelimeleriniz',
  choose: {
    heading: 'Beş kelime, bir cümle, bir dakika',
    speak: 'Konuştuğum dil',
    learn: 'Öğrenmek istediğim dil',
    goOn: 'Kaldığınız yerden devam',
  },
  step: {
    leave: 'Ana sayfaya dön',
    goOn: 'Devam',
    tap: 'Devam etmek için dokunun',
    listen: (text) => `Dinle: ${text}`,
    tapToListen: 'Dinlemek için dokunun',
    noSound: 'Ses şu anda kullanılamıyor',
    progress: (met, count) => `${count} kelimeden ${met} tanesi tekrar edildi`,
    ask: 'Ne demek?',
    choices: 'Yanıtlar',
    right: 'Doğru!',
    wrong: 'Tam değil.',
    means: (form, gloss) => `${form}: ${gloss}`,
    rightChoice: 'doğru yanıt',
    yourChoice: 'sizin yanıtınız',
    sentence: 'Beşi bir arada',
  },
  end: {
    understood: 'Bütün bir cümleyi anlıyorsunuz',
    more: (count) => `Şimdiden ${count} kelime`,
    over: 'Kelimeleriniz sizi bekliyor',
    keep: 'İlerlememi kaydet',
    explained: 'Ücretsiz bir hesap oluşturun; burada öğrendiğiniz her şey hesabınıza geçsin.',
    overExplained:
      'TopWords’ü bir gün denediniz. Ücretsiz bir hesap oluşturun; öğrendiğiniz her şey hesabınıza geçsin.',
    five: 'Beş kelime daha',
    words: 'Kelimeleriniz',
  },
  failed: {
    heading: 'Kelimeler yüklenemedi',
    advice: 'Bağlantınızı kontrol edip yeniden deneyin.',
  },
  takeOver: {
    kept: (count) => `${count} kelimeniz hesabınıza eklendi`,
    isNative: (code) =>
      `Bu hesabın ana dili ${languageLabel('tr', code)}, bu yüzden denediğiniz kelimeler eklenmedi`,
  },
};
