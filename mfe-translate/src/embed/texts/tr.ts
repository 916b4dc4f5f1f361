import { trPanes } from '../../texts/tr/panes.ts';
import type { EmbedTexts } from './en.ts';

/** Turkish. */
export const tr: EmbedTexts = {
  panes: {
    retry: trPanes.retry,
    translate: {
      ...trPanes.translate,
      emptyHint: 'Başlamak için diğer tarafa yazın.',
      unsupportedAdvice: 'Başka bir dil seçin.',
      offlineAdvice: 'Bağlantınızı kontrol edip yeniden deneyin.',
    },
  },
  widget: {
    title: 'Çevirmen',
    poweredBy: 'TopWords altyapısıyla çalışır',
    newWindow: 'yeni pencerede açılır',
    audioFailed: 'Ses çalınamadı.',
    problems: {
      partner_key_unknown: 'Bu sayfanın çevirmeni ayarlanmamış.',
      partner_key_expired: 'Bu sayfanın çevirmeni hizmet dışı.',
      partner_origin_refused: 'Çevirmen bu sayfada kullanılamaz.',
      partner_quota_reached: 'Çevirmen şimdilik sınırına ulaştı. Lütfen daha sonra deneyin.',
      partner_language_refused: 'Bu dil bu sayfada sunulmuyor.',
      languages_equal: 'İki dil aynı. Başka bir dil seçin.',
      language_undetected: 'Dil algılanamadı. Lütfen dili seçin.',
      pair_unsupported: 'Bu iki dil arasında çeviri burada yapılamıyor. Başka bir dil seçin.',
      translation_unavailable: 'Çevirmen meşgul. Lütfen birazdan yeniden deneyin.',
      too_many_attempts: 'Çok fazla istek gönderildi. Lütfen birazdan yeniden deneyin.',
      no_response: 'Yanıt gelmedi. Bağlantınızı kontrol edip yeniden deneyin.',
    },
    unknownProblem: 'Bir sorun oluştu. Lütfen yeniden deneyin.',
    signInToSave: 'Çevirileri kaydetmek için TopWords’te oturum açın.',
    signInBlocked: 'Oturum açma penceresi açılamadı. Bu sayfanın pencere açmasına izin verin.',
  },
};
