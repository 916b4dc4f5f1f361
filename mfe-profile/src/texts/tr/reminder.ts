import type { Texts } from '../en/en.ts';

/** Texts of the reminder. */
export const reminder: Texts['reminder'] = {
  label: 'Hatırlatma',
  ways: (hasDevice) => (hasDevice ? 'Bildirimle ya da takviminizde.' : 'Takviminizde.'),
  hints: {
    ready: 'Yalnızca tekrar bekleyen kelime varsa ve günde en çok bir kez.',
    unconfirmed: 'E-postayla da almak için Güvenlik bölümünde e-postanızı doğrulayın.',
    unavailable: 'Bu site e-posta gönderemiyor.',
  },
  off: 'Kapalı',
  byMail: 'E-postayla',
  byMailHint:
    'Kaç kelimenin unutulmak üzere olduğunu söyler. Her e-postada hatırlatmaları kapatan bir bağlantı vardır.',
  calendar: 'Takvim',
  calendarHint: 'Her gün aynı saatte bir etkinlik.',
  add: 'Takvime ekle',
  saved: (time) => `Hatırlatma saati: ${time}`,
  savedOff: 'Hatırlatmalar kapatıldı',
  failed: (detail) => `Hatırlatma kaydedilemedi. ${detail}`,
  unknown: 'Hatırlatma yüklenemedi',

  calendarHeading: 'Takviminize ekleyin',
  calendarExplained: (time) =>
    `Her gün bir etkinlik (${time}); içinde alıştırma ve hatırlatmaları kapatma bağlantıları var. Saati burada değiştirirseniz etkinlik de değişir.`,
  open: 'Takvimimde aç',
  address: 'Takvim adresi',
  addressHint:
    'Google Takvim ve diğerleri için: takvimi “URL ile” ekleyin. Adresi kimseyle paylaşmayın.',
  copy: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  copyFailed: 'Adres kopyalanamadı. Seçip kendiniz kopyalayın.',
  renew: 'Adresi değiştir',
  renewed: 'Takvimin yeni bir adresi var. Eskisi artık çalışmıyor.',
  download: 'Dosya indir',
  downloadHint: 'Dosya güncellenmez: saati sonra değiştirirseniz etkinliğini kendiniz silin.',
  close: 'Tamam',
};
