import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatNumber,
  formatPercent,
  plural,
  turkishPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'tr';

/** What a language is called in Turkish. */
const languages: Record<LanguageCode, string> = {
  en: 'İngilizce',
  es: 'İspanyolca',
  ru: 'Rusça',
  tr: 'Türkçe',
};

function number(value: number): string {
  return formatNumber(language, value);
}

/** Nouns stay singular after numbers. */
function counted(count: number, text: string): string {
  return plural(language, count, { other: text });
}

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
  retry: 'Tekrar dene',
  loading: 'Yükleniyor',

  dashboard: {
    greetings: { morning: 'Günaydın', afternoon: 'İyi günler', evening: 'İyi akşamlar' },
    anonymous: 'Dil kâşifi',
    today: 'Bugün',
    wordsToday: (count) => counted(count, 'Bugün # kelime öğrendiniz'),
    wordsUnit: () => 'kelime',
    goal: (goal) => `Günlük hedef: ${words(goal)}`,
    lastLanguage: 'Son öğrenilen dil:',
    encouragement: {
      0: 'Günde birkaç kelimeyle çok yol alınır.',
      25: 'Güzel bir başlangıç. Böyle devam edin.',
      50: 'Yolun yarısındasınız. Çok iyi gidiyorsunuz.',
      75: 'Az kaldı. Yalnızca birkaç kelime daha.',
      90: 'Harika. Diller işte böyle öğrenilir.',
    },
    streakFailed: 'Günlük seri yüklenemedi',
    streakError: 'Günlük seri alınırken bir hata oluştu',
    tapToRetry: 'Tekrar dene',
    yourLanguages: 'Dilleriniz',
    statisticsFailed: 'Dilleriniz yüklenemedi',
    learnedOf: (learned, total) => `Öğrenilen: ${number(learned)} / ${words(total)}`,
    starred: (count) => `${number(count)} yıldızlı`,
    progressOf: (name) => `${name}: öğrenilen`,
    continueLearning: 'Öğrenmeye devam et',
    continueWith: (name) => `Öğrenmeye devam et: ${name}`,
    chooseLanguage: 'Öğreneceğiniz dili seçin',
    chooseHint: 'En sık kullanılan kelimelerini öğrenmek için bir dil ekleyin.',
    available: (count) => words(count),
    chooseFailed: 'Dil eklenemedi. Lütfen yeniden deneyin.',
    nativeTitle: 'Ana diliniz nedir?',
    nativeHint: 'Çeviriler bu dilde gösterilir.',
    nativeFailed: 'Ana diliniz kaydedilemedi. Lütfen yeniden deneyin.',
  },

  strip: {
    label: 'Diller',
    learnedOf: (learned, total) => `${number(learned)} / ${number(total)}`,
    learnedOfSpoken: (name, learned, total) =>
      `${name}, öğrenilen: ${number(learned)} / ${words(total)}`,
    failed: 'İlerlemeniz yüklenemedi',
  },

  words: {
    title: 'Kelimeler',
    search: 'Kelime ara',
    filter: 'Gösterilecek kelimeler',
    all: 'Tüm kelimeler',
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

  practice: {
    title: 'Alıştırma',
    language: 'Dil',
    chooseTitle: 'Dil seçin',
    chooseText: 'Alıştırma yapmak için yukarıdan dillerinizden birini seçin.',
    due: () => 'bekleyen kart',
    fresh: () => 'yeni kelime',
    length: 'Kart sayısı',
    start: (count) => counted(count, '# kartla başla'),
    settings: 'Ayarlar',
    emptyTitle: 'Bekleyen kart yok',
    emptyText: (when) =>
      when === null
        ? 'Bugünkü alıştırmayı bitirdiniz.'
        : `Şimdilik hepsini bitirdiniz. Sonraki kart: ${when}.`,
    learnMore: 'Yeni kelimeler öğren',
    noneLeftTitle: 'Yeni kelime kalmadı',
    noneLeftText: 'Bu dildeki tüm kelimeleri gördünüz. Zamanı gelince yeniden karşınıza çıkarlar.',
    failed: 'Kartlarınız yüklenemedi',
    offline: 'Çevrimdışısınız: yanıtlarınız kaydedildi',
    delayed: 'Yanıtlarınız kaydedildi ve ilk fırsatta gönderilecek',
    refused: 'Bir yanıt kaydedilemedi: o kart artık yok.',
    session: (name) => `${name} alıştırması`,
    close: 'Alıştırmayı bitir',
    undo: 'Geri al',
    undone: (word) => `Geri alındı: ${word} yeniden sorulacak`,
    progress: 'İlerleme',
    progressOf: (done, total) => `${number(done)} / ${number(total)}`,
    newWord: 'Yeni kelime',
    ask: {
      recognise: 'Bu ne demek?',
      listen: 'Hangi kelimeyi duyuyorsunuz?',
      listenFailed: 'Ses çalınamadı. Hangi kelime bu anlama geliyor?',
      cloze: 'Hangi biçim eksik?',
      recall: (name) => `${name} nasıl denir?`,
      'turn-over': 'Anlamını hatırlıyor musunuz?',
    },
    anotherLanguage: 'Diğer dilde',
    choices: 'Yanıtlar',
    listen: 'Dinle',
    soundFailed: 'Ses çalınamadı.',
    turnOver: 'Anlamını göster',
    yourAnswer: 'Yanıtınız',
    gap: 'Eksik biçim',
    check: 'Kontrol et',
    unknown: 'Bilmiyorum',
    letters: 'Harfler',
    cyrillicNote: 'Cihazınızın klavyesiyle veya bu tuşlarla Kiril harfleriyle yazın.',
    cyrillicShow: 'Kiril tuşlarını göster',
    cyrillicHide: 'Kiril tuşlarını gizle',
    verdicts: {
      right: 'Doğru',
      almost: 'Çok yaklaştınız, yazılışa dikkat edin',
      wrong: 'Yanlış',
    },
    judged: (verdict, word, translation) => `${verdict}. ${word}: ${translation}`,
    given: 'Yanıtınız:',
    rightChoice: 'doğru yanıt',
    wrongChoice: 'sizin yanıtınız',
    again: 'Tekrar',
    good: 'İyi',
    ratingWith: (rating, when) => `${rating}, ${when}`,
    rate: 'Ne kadar iyi biliyordunuz?',
    know: 'Bu kelimeyi biliyorum',
    knowPair: 'Bunu biliyorum',
    knownNow: (word) => `“${word}” alıştırmadan çıkarıldı`,
    now: 'şimdi',
    inMinutes: (count) => counted(count, '# dk sonra'),
    inHours: (count) => counted(count, '# saat sonra'),
    inDays: (count) => counted(count, '# gün sonra'),
    inMonths: (count) => counted(count, '# ay sonra'),
    inYears: (count) => counted(count, '# yıl sonra'),
    summaryTitle: 'Tebrikler',
    summaryText: (count) => counted(count, '# kartla alıştırma yaptınız.'),
    right: 'Doğru',
    wrong: 'Yanlış',
    newCards: 'Yeni',
    known: 'Bilinen',
    nextDue: 'Sonraki kart',
    nothingPlanned: 'yok',
    more: 'Alıştırmaya devam et',
    done: 'Bitti',
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
    freezeLeft: 'Bu hafta 1 seri dondurma hakkınız var',
    freezeUsed: 'Seri dondurma kullanıldı',
    freezeHint: 'Haftada bir gün ara verseniz de seriniz bozulmaz.',
  },

  practiceSettings: {
    title: 'Alıştırma ayarları',
    newWords: 'Günlük yeni kelime',
    newWordsHint:
      '0 ile 100 arasında. 0 seçerseniz yalnızca zamanı gelen kelimeleri tekrar edersiniz.',
    fewer: 'Daha az yeni kelime',
    more: 'Daha çok yeni kelime',
    starredFirst: 'Önce yıldızlı kelimeler',
    starredFirstHint: 'Yıldızladığınız yeni kelimeler önce gelir.',
    playsAudio: 'Sesi otomatik çal',
    playsAudioHint: 'Her kelime, kartı göründüğünde veya yanıtlandığında seslendirilir.',
    sessionLength: 'Alıştırma başına kart',
    failed: 'Ayarlar yüklenemedi',
    saveFailed: (advice) => `Ayar kaydedilemedi. ${advice ?? 'Lütfen yeniden deneyin.'}`,
  },

  placement: {
    link: 'Bildiğiniz kelimeler var mı? Kısa bir test çözün',
    linkWith: (name) => `Bildiğiniz kelimeler var mı? Kısa bir test çözün, ${name}`,
    title: (name) => `Kaç ${name} kelime biliyorsunuz?`,
    shortTitle: 'Düzey testi',
    close: 'Testi kapat',
    progress: (position, count) => `Soru ${number(position)} / ${number(count)}`,
    question: 'Bu ne demek?',
    unknown: 'Bu kelimeyi bilmiyorum',
    unknownRest: 'Geri kalanları da bilmiyorum',
    intro: 'Tahmin etmeniz gerekmez. Bir kelimeyi bilmemeniz sorun değil.',
    failed: 'Test yüklenemedi',
    emptyTitle: 'Bu dil için henüz test yok',
    emptyText: 'Bir test için yeterli kelime yok. Alıştırma testsiz de yapılabilir.',
    estimating: 'Kaç kelime bildiğiniz tahmin ediliyor',
    estimateFailed: 'Yanıtlarınız değerlendirilemedi',
    estimate: (count) =>
      `En sık kullanılan kelimelerin yaklaşık ${number(count)} tanesini biliyorsunuz`,
    estimateNone: 'Yeni bir başlangıç',
    estimateHint:
      'Bu, birkaç kelimeye dayanan bir tahmindir. Çok yüksek veya çok düşük geldiyse değiştirin.',
    estimateNoneHint:
      'Bu kelimeler sizin için yeni, bu yüzden alıştırma en sık kullanılanlardan başlar. Bildikleriniz varsa kaç tane olduğunu girin.',
    count: 'Bildiğiniz kelimeler',
    fewer: 'Daha az kelime',
    more: 'Daha çok kelime',
    markHint:
      'Öğrenilmiş sayılırlar ve alıştırmada çıkmazlar. Alıştırmasına başladığınız kelimeler orada kalır.',
    mark: (count) => `İlk ${number(count)} kelimeyi bildiklerime ekle`,
    notNow: 'Şimdi değil',
    markFailed: (advice) => `Kelimeler eklenemedi. ${advice ?? 'Lütfen yeniden deneyin.'}`,
    marked: (count) => counted(count, '# kelime bildiklerinize eklendi'),
    markedNone: 'Bu kelimeler zaten bildikleriniz arasındaydı',
    markedText: 'Alıştırma sonraki kelimelerle devam eder.',
    start: 'Alıştırmaya başla',
    toLearned: 'Öğrenilen kelimeleri gör',
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
    noneText: 'Sonuç yok',
    failed: 'Bir sorun oluştu',
    found: (count, query) =>
      count === 0
        ? `“${query}” ile eşleşen kelime bulunamadı`
        : `“${query}” için ${counted(count, '# sonuç')}`,
    results: (count) => counted(count, '# sonuç'),
  },
};
