import {
  codeOfLanguage,
  translatorLanguageNames,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { nameInLanguage, plural, turkishPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'tr';

const languageNames = new Intl.DisplayNames(language, {
  type: 'language',
  languageDisplay: 'standard',
  fallback: 'none',
});

function languageOf(code: TranslatorLanguage): string {
  return languageNames.of(code) ?? translatorLanguageNames[code];
}

/** The Turkish name of a language that is given by its English one: `Spanish` → `İspanyolca`. */
function nameOf(english: string): string {
  const code = codeOfLanguage(english);
  return code ? nameInLanguage(language, code) : english;
}

function clockTime(time: Date): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** All texts of this front end in Turkish. */
export const tr: Texts = {
  languageOf,
  partsOfSpeech: turkishPartsOfSpeech,
  tryAgain: 'Yeniden dene',
  loading: 'Yükleniyor',
  listen: (text) => `Dinle: “${text}”`,
  tapToListen: 'Dinlemek için dokunun',

  screen: {
    title: 'Yapay zekâ öğretmeni',
    card: 'Kartı aç',
    cardShort: 'Kart',
    share: 'Paylaş',
    shareTitle: (word) => `“${word}” · TopWords`,
    linkCopied: 'Bağlantı kopyalandı',
    shareFailed: 'Bağlantı kopyalanamadı',
    otherWord: 'Başka kelime',
    level: (level) => `Düzey: ${level}`,
    ipa: (ipa) => `Telaffuz: ${ipa}`,
  },

  tabs: {
    label: 'Bu kelime hakkında',
    overview: 'Özet',
    examples: 'Örnekler',
    grammar: 'Dil bilgisi',
    usage: 'Kullanım',
  },

  analysis: {
    failed: 'Yapay zekâ içeriği oluşturulamadı',
    wordFailed: 'Kelime yüklenemedi',
    definition: 'Tanım',
    related: 'İlgili kelimeler',
    examples: 'Örnekler',
    tips: 'İpuçları',
    forms: 'Biçimler',
    form: 'Biçim',
    irregular: 'düzensiz',
    notGiven: 'belirtilmemiş',
    irregularLegend: 'Kalın ve noktalı: düzensiz biçim',
    contexts: 'Ne zaman kullanılır',
    phrases: 'Yaygın kalıplar',
    noExamples: 'Bu kelime için henüz örnek yok. Sohbette isteyebilirsiniz.',
    noGrammar: 'Bu kelime için dil bilgisi notu yok.',
    noUsage: 'Bu kelime için kullanım notu yok.',
    builtInEngine: 'TopWords',
    madeByTopWords: 'TopWords kelime bankasından.',
    madeByModel: (engine) => `Oluşturan: ${engine}. Yapay zekâ hata yapabilir.`,
    leftOut: (count) =>
      `${plural(language, count, {
        one: 'Tablolarımızla çelişen bir cümle çıkarıldı',
        other: 'Tablolarımızla çelişen # cümle çıkarıldı',
      })}.`,
    report: 'Yanlış yanıtı bildir',
  },

  states: {
    unknownTitle: 'Kelime bulunamadı',
    unknownText: 'Böyle bir kelime yok veya bağlantı eksik.',
    choose: 'Başka bir kelime seç',
    nativeTitle: 'Bu sizin ana diliniz',
    nativeText: (name) =>
      `Öğretmen, başka dillerin kelimelerini ${nameOf(name)} açıklar. Öğrendiğiniz bir dilden kelime seçin.`,
    noNativeTitle: 'Hangi dili konuşuyorsunuz?',
    noNativeText: 'Öğretmen ana dilinizde yanıt verir. Ana dilinizi ana sayfada belirleyin.',
    toDashboard: 'Ana sayfaya git',
    untaughtTitle: 'Öğretmen bu dili desteklemiyor',
    textUnknownTitle: 'Öğretmen bu metni açıklayamıyor',
    limitTitle: 'Bugünkü sınıra ulaştınız',
    tooFastTitle: 'Lütfen biraz bekleyin',
    limitEnds: (at) => `Yeniden sorabileceğiniz saat: ${clockTime(at)}.`,
  },

  start: {
    title: 'Yapay zekâ öğretmeni',
    text: 'Anlamını, biçimlerini ve kullanımını görmek için bir kelime seçin. Sonra istediğinizi sorun.',
    search: 'Soracağınız kelimeyi arayın',
    placeholder: 'Kelime ara',
    clear: 'Temizle',
    results: 'Bulunan kelimeler',
    none: (query) => `“${query}” ile eşleşen kelime bulunamadı`,
    found: (count, query) =>
      `“${query}” için ${plural(language, count, { other: '# kelime' })} bulundu`,
    failed: 'Bir sorun oluştu',
    recent: 'Son kelimeler',
    suggestionOf: (name) => `Önerilen ${name} kelime`,
    noTargets: 'Burada önerilen bir kelime görmek için ana sayfada bir dil ekleyin.',
  },

  chat: {
    title: 'Sohbet',
    about: 'Sohbet:',
    open: 'Öğretmenle sohbet et',
    openShort: 'Sohbet',
    close: 'Sohbeti kapat',
    hint: 'Bu kelime hakkında istediğinizi sorun. Örneğin:',
    suggestions: 'Önerilen sorular',
    messages: 'Mesajlar',
    you: 'Siz',
    tutor: 'Öğretmen',
    label: 'Sorunuz',
    placeholder: 'Sorunuzu yazın',
    send: 'Gönder',
    stop: 'Yanıtı durdur',
    thinking: 'Düşünüyor…',
    stopped: 'Durduruldu',
    failed: 'Üzgünüz, bir hata oluştu. Lütfen yeniden deneyin.',
    copy: 'Yanıtı kopyala',
    copied: 'Kopyalandı',
    copyFailed: 'Yanıt kopyalanamadı',
  },

  report: {
    title: 'Yanlış yanıtı bildir',
    text: 'Düzeltebilmemiz için yanıt da bildiriminize eklenir.',
    comment: 'Yanlış olan ne? (isteğe bağlı)',
    cancel: 'Vazgeç',
    send: 'Bildirimi gönder',
    failed: 'Bildirim gönderilemedi',
    thanks: 'Teşekkür ederiz. Bildiriminizi inceleyeceğiz.',
    close: 'Kapat',
  },
};
