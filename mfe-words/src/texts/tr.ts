import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatMinutes,
  formatPercent,
  turkishPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';
import { counted, language, number } from './wording/tr.ts';

/** What a language is called in Turkish. */
const languages: Record<LanguageCode, string> = {
  en: 'İngilizce',
  es: 'İspanyolca',
  ru: 'Rusça',
  tr: 'Türkçe',
};

function words(count: number): string {
  return counted(count, '# kelime');
}

const marked: Record<MarkAction, [on: string, off: string]> = {
  star: ['yıldızlandı', 'yıldızı kaldırıldı'],
  learned: ['öğrenildi olarak işaretlendi', 'öğrenildi işareti kaldırıldı'],
};

/** All texts of this front end in Turkish. */
export const tr: Texts = {
  languages,
  partsOfSpeech: turkishPartsOfSpeech,
  percent: (share) => formatPercent(language, share),
  number,
  retry: 'Yeniden dene',
  loading: 'Yükleniyor',

  dashboard: {
    greetings: { morning: 'Günaydın', afternoon: 'İyi günler', evening: 'İyi akşamlar' },
    anonymous: 'Dil kâşifi',
    today: 'Bugün',
    doneToday: {
      words: (count) => counted(count, 'Bugün # kelime öğrendiniz'),
      minutes: (count) => counted(count, 'Bugün # dakika alıştırma yaptınız'),
    },
    unit: {
      words: () => 'kelime',
      minutes: () => 'dakika',
    },
    goals: {
      words: (count) => `Günlük hedef: ${words(count)}`,
      minutes: (count) => `Günlük hedef: ${formatMinutes(language, count)}`,
    },
    lastLanguage: 'Son çalışılan dil:',
    encouragement: {
      0: 'Günde birkaç kelimeyle çok yol alınır.',
      25: 'Güzel bir başlangıç. Böyle devam edin.',
      50: 'Yolun yarısındasınız. Çok iyi gidiyorsunuz.',
      75: 'Az kaldı. Yalnızca birkaç kelime daha.',
      90: 'Harika. Diller işte böyle öğrenilir.',
    },
    encouragementInMinutes: {
      0: 'Günde birkaç dakikayla çok yol alınır.',
      75: 'Az kaldı. Yalnızca birkaç dakika daha.',
    },
    streakFailed: 'Günlük seri yüklenemedi',
    streakError: 'Günlük seri alınırken bir hata oluştu',
    tapToRetry: 'Yeniden dene',
    yourLanguages: 'Dilleriniz',
    statisticsFailed: 'Dilleriniz yüklenemedi',
    learnedOf: (learned, total) => `Öğrenilen: ${number(learned)} / ${words(total)}`,
    starred: (count) => `${number(count)} yıldızlı`,
    progressOf: (name) => `${name}: öğrenilen`,
    continueLearning: 'Devam et',
    continueWith: (name) => `Öğrenmeye devam et: ${name}`,
    chooseLanguage: 'Öğreneceğiniz dili seçin',
    chooseHint: 'En sık kullanılan kelimelerini öğrenmek için bir dil ekleyin.',
    available: (count) => words(count),
    moreLanguages: 'Diğer diller',
    chooseFailed: 'Dil eklenemedi. Lütfen yeniden deneyin.',
    nativeTitle: 'Ana diliniz nedir?',
    nativeHint: 'Çeviriler bu dilde gösterilir.',
    nativeFailed: 'Ana diliniz kaydedilemedi. Lütfen yeniden deneyin.',
  },

  next: {
    title: (name) => `Sırada: ${name}`,
    go: (minutes) => `Devam et · ${number(minutes)} dk`,
    waits: (due, fresh) =>
      [due > 0 && `${number(due)} tekrar`, fresh > 0 && `${number(fresh)} yeni kelime`]
        .filter(Boolean)
        .join(', '),
    mistakes: (count) => counted(count, 'Son günlerde # şeyi karıştırdınız'),
    goMistakes: (minutes) => `Hatalarınız · ${number(minutes)} dk`,
    done: 'Bugünlük bu kadar. Tebrikler!',
    more: 'Alıştırmaya devam et',
  },

  understanding: {
    readable: 'Tek yeni kelimeli cümleler',
    none: 'Birkaç kelime daha öğrenin, cümleler burada görünecek.',
    failed: 'Cümleler yüklenemedi',
  },

  week: {
    title: 'Son 7 gün',
    link: 'Haftanız',
    weekday: (date) => formatDay(language, date, { weekday: 'short' }),
    day: (date, answers) =>
      `${formatDay(language, date, { weekday: 'long' })}: ${counted(answers, '# yanıt')}`,
    sum: (days, answers) => `7 günün ${number(days)} günü, ${counted(answers, '# yanıt')}`,
  },

  strip: {
    label: 'Diller',
    learnedOf: (learned, total) => `${number(learned)} / ${number(total)}`,
    learnedOfSpoken: (name, learned, total) =>
      `${name}, ${number(learned)} / ${words(total)} öğrenildi`,
    failed: 'İlerlemeniz yüklenemedi',
  },

  words: {
    title: 'Kelimeler',
    search: 'Kelime ara',
    filter: 'Gösterilecek kelimeler',
    all: 'Tümü',
    course: 'Kurs',
    starred: 'Yıldızlılar',
    showLanguages: 'Dilleri göster',
    hideLanguages: 'Gizle',
    refresh: 'Yenile',
    loadMore: 'Daha fazla kelime yükle',
    refreshWords: 'Kelimeleri yenile',
    end: (count) => `Listenin sonu: ${words(count)}.`,
    loaded: (count) => counted(count, '# kelime gösteriliyor'),
    failed: 'Kelimeler yüklenemedi',
    moreFailed: 'Daha fazla kelime yüklenemedi',
    starredEmptyTitle: 'Henüz yıldızlı kelime yok',
    starredEmptyText: 'Bir kelimeyi buraya kaydetmek için yıldızına dokunun.',
    showAll: 'Tüm kelimeleri göster',
    emptyTitle: 'Burada henüz kelime yok',
    emptyText: 'Bu dilde henüz kelime yok.',
    chooseTitle: 'Dil seçin',
    chooseText: 'Kelimelerini görmek için yukarıdan dillerinizden birini seçin.',
    noLanguageText: 'Kelimelerini görmek için ana sayfada bir dil ekleyin.',
    toDashboard: 'Ana sayfaya git',
  },

  usage: {
    title: 'Nasıl kullanılır?',
    partner: 'Görünüş çifti',
    motion: 'Hareket fiilleri',
    oneWay: 'Tek yönde, şimdi:',
    manyWays: 'Gidip gelme, sık sık:',
    patterns: 'Yapılar',
    collocations: 'Birlikte kullanılır',
    opposites: 'Zıt anlamlı',
    toldApart: 'Aynı şey değil',
    family: 'Aynı kökten',
  },

  forms: {
    title: 'Biçimler',
    form: 'Biçim',
    irregular: 'düzensiz',
    notGiven: 'belirtilmemiş',
    irregularLegend: 'Kalın ve noktalı: düzensiz biçim',
    secondLocative: 'Nerede:',
  },

  card: {
    level: (level) => `Düzey: ${level}`,
    rank: (rank) => `#${number(rank)}`,
    rankSpoken: (rank) => `Sıklık sırası: ${number(rank)}`,
    star: (word) => `Yıldızla: ${word}`,
    learn: (word) => `Öğrenildi olarak işaretle: ${word}`,
    listen: (word) => `Dinle: ${word}`,
    marked: (word, action, on) => `${word}: ${marked[action][on ? 0 : 1]}`,
    markFailed: (word, advice) =>
      `“${word}” güncellenemedi. ${advice ?? 'Lütfen yeniden deneyin.'}`,
    audioFailed: 'Ses çalınamadı. Lütfen yeniden deneyin.',
  },

  learned: {
    title: 'Öğrenilen kelimeler',
    count: (count) => counted(count, '# kelime öğrenildi'),
    progress: 'İlerleme',
    quickActions: 'Hızlı işlemler',
    allWords: 'Tüm kelimeler',
    emptyTitle: 'Henüz yok, ama yakında olacak',
    emptyText: 'Öğrenildi olarak işaretlediğiniz kelimeler burada görünür.',
    start: 'Öğrenmeye başla',
    selectTitle: 'Bir dil seçin',
    selectText: 'Öğrendiğiniz kelimeleri görmek için yukarıdan bir dil seçin.',
    noLanguageText: 'Başlamak için ana sayfada bir dil ekleyin.',
  },

  detail: {
    title: 'Kelime',
    tutor: 'Öğretmene sor',
    noTranslation: 'Çeviri yok',
    rank: 'Sıklık sırası',
    strength: 'Pekişme',
    star: 'Yıldızla',
    starred: 'Yıldızlı',
    learn: 'Öğrendim',
    learned: 'Öğrenildi',
    actionOn: (action, word) => `${action}: ${word}`,
    ipa: (ipa) => `Telaffuz: ${ipa}`,
    meanings: 'Anlamlar ve örnekler',
    noMeanings: 'Bu kelimenin anlamları henüz yok.',
    readable: 'Yalnızca bu kelimenin yeni olduğu cümleler',
    moreExamples: 'Başka örnekler',
    unknownTitle: 'Kelime bulunamadı',
    unknownText: 'Böyle bir kelime yok veya bağlantı eksik.',
    toWords: 'Kelimelere git',
    failed: 'Kelime yüklenemedi',
    listenSentence: (sentence) => `Dinle: “${sentence}”`,
  },

  notes: {
    gender: 'cinsiyet',
    genders: {
      m: 'eril',
      f: 'dişil',
      n: 'nötr',
      mf: 'eril veya dişil',
      pl: 'yalnızca çoğul',
    },
    declension: 'hâl çekimi',
    indeclinable: 'yok',
    aspect: 'görünüş',
    aspects: {
      impf: 'bitmemişlik (imperfektif)',
      pf: 'bitmişlik (perfektif)',
      both: 'bitmemişlik ve bitmişlik',
    },
    stem: 'kök değişimi',
    plural: 'çoğul',
    present: '1. tekil kişi',
    past: 'geçmiş zaman',
    participle: 'ortaç',
    accusative: 'belirtme hâli',
    aorist: 'geniş zaman',
    pair: 'çifti',
    government: 'şununla kullanılır',
  },

  forecast: {
    practice: 'Alıştırma',
    due: (count) => counted(count, '# kart'),
    practiceWith: (name, count) =>
      count === 0 ? `Alıştırma: ${name}` : `Alıştırma: ${counted(count, '# kart')}, ${name}`,
    title: 'Önümüzdeki 14 gün',
    dueNow: () => 'kart sizi bekliyor',
    nothingDue: 'Şu anda bekleyen kart yok.',
    nextDue: (date, isTomorrow) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      return `Sonraki kartlar ${isTomorrow ? 'yarın' : `${day} günü`} gelecek.`;
    },
    laterToday: 'Sonraki kartlar bugün daha sonra gelecek.',
    emptyText: 'Alıştırma yaptığınız kelimeler, tekrar zamanı gelince burada görünür.',
    failed: 'Alıştırmanız yüklenemedi',
    streak: (days) => counted(days, '# günlük seri'),
    streakNone: 'Henüz seri yok',
    streakHint: 'Seri başlatmak için bugün bir kelime tekrar edin veya öğrenin.',
    streakHintInMinutes: 'Seri başlatmak için bugün alıştırma yapın.',
    freezeLeft: 'Bu hafta 1 seri dondurma hakkınız var',
    freezeUsed: 'Seri dondurma kullanıldı',
    freezeHint: 'Haftada bir gün ara verseniz de seriniz bozulmaz.',
    placementLink: 'Bildiğiniz kelimeler var mı? Kısa bir test çözün',
    placementLinkWith: (name) => `Bildiğiniz kelimeler var mı? Kısa bir test çözün, ${name}`,
    startPractice: 'Alıştırmaya başla',
  },

  search: {
    title: 'Arama',
    label: 'Kelimelerde ve çevirilerde ara',
    placeholder: 'Kelime ara',
    cancel: 'Vazgeç',
    clear: 'Temizle',
    languages: 'Dil',
    all: 'Tüm diller',
    hintTitle: 'Kelime bulun',
    hintText: 'Bir kelimeyi, biçimlerinden birini veya çevirisini yazın.',
    noneTitle: 'Eşleşen kelime bulunamadı',
    noneText: 'Yazımı kontrol edin veya başka bir kelime deneyin.',
    failed: 'Bir sorun oluştu',
    found: (count, query) =>
      count === 0
        ? `“${query}” ile eşleşen kelime bulunamadı`
        : `“${query}” için ${counted(count, '# sonuç')}`,
    results: (count) => counted(count, '# sonuç'),
  },
};
