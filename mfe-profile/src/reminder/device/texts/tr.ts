import type { DeviceTexts } from './en.ts';

/** Texts of reminders on this device, in Turkish. */
export const tr: DeviceTexts = {
  label: 'Bu cihazda',
  hint: 'Bu saatte bir bildirim. İçindeki tek dokunuş hatırlatmaları kapatır.',
  asking: 'Tarayıcınız size soruyor…',
  unsupported: 'Bu tarayıcı hatırlatma gösteremiyor.',
  install:
    'iPhone ve iPad’de önce TopWords’ü ana ekrana ekleyin: Paylaş, ardından “Ana Ekrana Ekle”. Oradan açıp buraya dönün.',
  blocked:
    'Bu sitenin bildirimleri engellenmiş. Tarayıcınızda izin verin: adresin yanındaki simgeye, ardından “Bildirimler”e dokunun.',
  on: 'Bu cihaz size hatırlatacak',
  off: 'Bu cihaz artık hatırlatmıyor',
  failed: (detail) => `Değiştirilemedi. ${detail}`,
  reasons: {
    dismissed: 'Bildirimlere henüz izin vermediniz. Yeniden sorulması için anahtara dokunun.',
    notReady: 'Sayfa henüz hazır değil ya da pencere gizli. Birazdan yeniden deneyin.',
    service: 'Tarayıcınız bildirim hizmetine ulaşamadı. Daha sonra yeniden deneyin.',
    other: 'Lütfen yeniden deneyin.',
  },
};
