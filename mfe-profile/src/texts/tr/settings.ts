import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import { nameInLanguage } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { minutes, language, words } from './formats.ts';

const tryAgain = 'Lütfen yeniden deneyin.';

/** The Turkish name of a language: `Spanish` → `İspanyolca`. */
function nameOf(name: LanguageName): string {
  const code = codeOfLanguage(name);
  return code ? nameInLanguage(language, code) : name;
}

/** Texts of the settings. */
export const settings: Texts['settings'] = {
  title: 'Uygulama ayarları',
  language: 'Dil',
  languageValue: 'Türkçe',

  native: 'Ana diliniz',
  nativePlaceholder: 'Ana dilinizi seçin',
  nativeHint: 'Çeviriler bu dilde gösterilir.',
  nativeFailed: 'Ana diliniz kaydedilemedi. Lütfen yeniden deneyin.',
  nativeSaved: (name) => `Ana diliniz artık ${nameOf(name)}`,
  nativeConfirm: (name) => `Ana diliniz ${nameOf(name)} olsun mu?`,
  nativeConfirmText: (name) =>
    `Şu anda ${nameOf(name)} öğreniyorsunuz. Bu dil, öğrendiğiniz diller arasından çıkarılacak; fikrinizi değiştirirseniz diye ilerlemeniz saklanır.`,
  nativeConfirmNow: 'Ana dilim yap',

  dailyGoal: 'Günlük hedef',
  dailyGoals: { words, minutes },

  timeZone: 'Saat dilimi',
  timeZoneNow: (zone) => `Gününüz gece yarısı başlar; saat dilimi: ${zone}.`,
  timeZoneFollows: 'Tarayıcınıza göre belirlenir.',
  change: 'Değiştir',
  tryAgain,
  timeZoneChangeLabel: 'Saat dilimini değiştir',
  timeZoneTitle: 'Saat dilimi',
  timeZoneSearch: 'Saat dilimi ara',
  timeZoneClear: 'Aramayı temizle',
  timeZoneList: 'Saat dilimleri',
  followBrowser: (zone) => `Tarayıcının saat dilimini kullan (${zone})`,
  timeZoneNone: (query) =>
    `“${query}” ile eşleşen saat dilimi yok. Bir ülkenin veya büyük bir şehrin adını deneyin.`,
  timeZoneSave: 'Kaydet',
  timeZoneSaved: (zone) => `Yeni saat diliminiz: ${zone}`,
  timeZoneFailed: (detail) => `Saat dilimi kaydedilemedi. ${detail}`,

  newWords: 'Günlük yeni kelime',
  newWordsHint:
    '0 ile 100 arasında. 0 seçerseniz yalnızca zamanı gelen kelimeleri tekrar edersiniz.',
  fewer: 'Daha az yeni kelime',
  more: 'Daha çok yeni kelime',
  sound: 'Ses',
  soundHint: 'Alıştırmada her kelimeyi otomatik seslendirir.',
  englishVariety: 'İngilizce telaffuz',
  englishVarieties: { 'en-US': 'Amerikan', 'en-GB': 'İngiliz' },
  spanishVariety: 'İspanyolca telaffuz',
  spanishVarieties: { 'es-MX': 'Latin Amerika', 'es-ES': 'İspanya' },
  voice: (name) => `${name} sesi`,
  voiceHint: 'Yalnızca bu cihazda.',
  voiceNone: (name) => `Bu cihazda ${name} için ses yok.`,
  voiceAutomatic: 'Otomatik',
  voiceOurs: 'TopWords sesi',
  voiceOffline: 'çevrimdışı çalışır',
  voiceSample: (name) => `${name} sesini dinle`,
  slow: 'Yavaş',
  slowHint: 'Bu cihazda tüm sesleri yavaş çalar.',
  stress: 'Rusça kelimelerde vurgu işareti',
  stressHint: 'Vurgunun yerini gösterir: молоко́.',
  saveFailed: (detail) => `Ayar kaydedilemedi. ${detail ?? tryAgain}`,
  timeZoneUnknown: 'Saat dilimi yüklenemedi',
  practiceFailed: 'Alıştırma ayarları yüklenemedi',
  unreachable: 'Bağlantınızı kontrol edip yeniden deneyin.',
  cancel: 'Vazgeç',
};
