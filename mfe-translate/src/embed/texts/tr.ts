import type { TranslationQuality } from '@topwords/platform/contracts';
import { formatNumber, plural } from '@topwords/platform/i18n';
import type { EmbedTexts } from './index.ts';

const language = 'tr';

const qualities: Record<TranslationQuality, (engine: string) => string> = {
  bank: (engine) => `Kaynak: ${engine}`,
  machine: (engine) => `Çeviren: ${engine}`,
  approximate: (engine) => `Kaynak: ${engine}, kelime kelime`,
};

const engines = new Map(
  Object.entries({
    bank: 'TopWords sözlüğü',
    gloss: 'TopWords sözlüğü',
    libretranslate: 'LibreTranslate',
  }),
);

/** Turkish. */
export const tr: EmbedTexts = {
  panes: {
    retry: 'Tekrar dene',
    translate: {
      from: 'Kaynak dil',
      to: 'Hedef dil',
      sideSpoken: (side, name) => `${side}: ${name}`,
      detect: 'Dili algıla',
      detectShort: 'Algıla',
      fromDetected: 'Algılanan dil',
      swap: 'Dilleri değiştir',
      swapUnknown: 'Dilleri değiştir: dil henüz bilinmiyor',
      picker: {
        fromTitle: 'Kaynak dil',
        toTitle: 'Hedef dil',
        search: 'Dil ara...',
        none: 'Dil bulunamadı',
        close: 'Kapat',
        unavailable: 'Burada kullanılamıyor',
        languages: 'Diller',
        recent: 'Son kullanılanlar',
        bank: 'TopWords dilleri',
        others: 'Tüm diller',
        found: (count) => plural(language, count, { other: '# dil bulundu' }),
      },
      source: 'Çevrilecek metin',
      placeholder: 'Bir metin yazın veya yapıştırın',
      count: (length, maximum) =>
        `${formatNumber(language, length)} / ${formatNumber(language, maximum)}`,
      countSpoken: (length, maximum) =>
        `${formatNumber(language, maximum)} karakterden ${formatNumber(language, length)} karakter`,
      cut: (maximum) =>
        `Metin çok uzundu: burada yalnızca ilk ${formatNumber(language, maximum)} karakteri var.`,
      atLimit: (maximum) => `Sınıra ulaşıldı: ${formatNumber(language, maximum)} karakter.`,
      clear: 'Temizle',
      clearAgain: 'Metni temizlemek için Escape tuşuna bir kez daha basın',
      cleared: 'Temizlendi',
      translate: 'Çevir',
      result: 'Çeviri',
      empty: 'Çeviri burada görünür',
      emptyHint: 'Başlamak için diğer tarafa yazın.',
      loading: 'Çevriliyor',
      translated: (name) => `Çevrildi: ${name}`,
      translatedText: (name, text) => `Çevrildi: ${name}: ${text}`,
      failed: 'Metin çevrilemedi',
      offline: 'Çevrimdışısınız',
      offlineAdvice: 'Bağlantınızı denetleyip yeniden deneyin.',
      unsupported: (from, to) => `Bu çeviri burada yapılamıyor: ${from} → ${to}`,
      unsupportedInto: (to) => `Burada bu dile çeviri yapılamıyor: ${to}`,
      unsupportedAdvice: 'Başka bir dil seçin.',
      approximate: 'Kelime kelime – yaklaşık',
      approximateHint: 'Bu metni çeviren bir sistem yok: her kelime anlamıyla gösteriliyor.',
      gloss: 'Kelime kelime',
      showGloss: 'Her kelimeyi anlamıyla göster',
      glossUnknown: 'çeviri yok',
      engine: (quality, engine) => qualities[quality](engines.get(engine.toLowerCase()) ?? engine),
      alternatives: 'Diğer çeviriler',
      takeAlternative: (text) => `Çeviri olarak “${text}” kullan`,
      listenSource: 'Metni dinle',
      listenResult: 'Çeviriyi dinle',
      unvoiced: (name) => `Burada seslendirilemiyor: ${name}`,
      tooLongToHear: (maximum) =>
        `Yalnızca en çok ${formatNumber(language, maximum)} karakterlik metinler seslendirilir`,
      copy: 'Çeviriyi kopyala',
      copied: 'Kopyalandı',
      copyFailed: 'Çeviri kopyalanamadı. Seçip elle kopyalayın.',
      save: 'Favorilere kaydet',
      saved: 'Favorilerinize kaydedildi',
      stillSaved: 'Hâlâ favorilerinizde',
      saveFailed: 'Çeviri kaydedilemedi',
    },
  },
  widget: {
    title: 'Çevirmen',
    poweredBy: 'TopWords tarafından desteklenir',
    newWindow: 'yeni pencerede açılır',
    audioFailed: 'Ses çalınamadı.',
    problems: {
      partner_key_unknown: 'Bu sayfanın çevirmeni ayarlanmamış.',
      partner_key_expired: 'Bu sayfanın çevirmeni hizmet dışı.',
      partner_origin_refused: 'Çevirmen bu sayfada kullanılamaz.',
      partner_quota_reached: 'Çevirmen şimdilik sınırına ulaştı. Lütfen daha sonra deneyin.',
      partner_language_refused: 'Bu dil bu sayfada sunulmuyor.',
      languages_equal: 'İki dil aynı. Başka bir dil seçin.',
      language_undetected: 'Dil anlaşılamadı. Dili kendiniz seçin.',
      pair_unsupported: 'Bu iki dil arasında çeviri burada yapılamıyor. Başka bir dil seçin.',
      translation_unavailable: 'Çevirmen meşgul. Lütfen birazdan yeniden deneyin.',
      too_many_attempts: 'Bir seferde çok fazla oldu. Lütfen birazdan yeniden deneyin.',
      no_response: 'Yanıt gelmedi. Bağlantınızı denetleyip yeniden deneyin.',
    },
    unknownProblem: 'Bir sorun oluştu. Lütfen yeniden deneyin.',
    signInToSave: 'Çevirileri kaydetmek için TopWords’te oturum açın.',
    signInBlocked: 'Oturum açma penceresi açılamadı. Bu sayfanın pencere açmasına izin verin.',
  },
};
