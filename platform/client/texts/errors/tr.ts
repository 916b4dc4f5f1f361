import { formatNumber } from '../../../i18n/index.ts';
import { describeFault, type FaultWords } from './describe-fault.ts';
import type { ErrorTexts } from './error-texts.ts';

const language = 'tr';

/** How long to wait: `30 saniye`, `5 dakika`, `2 saat`; nothing when it is not known. */
function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return 'Daha';
  if (seconds < 60) return `${Math.ceil(seconds)} saniye`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} dakika`;
  return `${Math.ceil(seconds / 3600)} saat`;
}

const faultWords: FaultWords = {
  fields: {
    native: 'Ana dil',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Parola',
    name: 'Ad',
    description: 'Açıklama',
    text: 'Metin',
    question: 'Soru',
    comment: 'Yorum',
    query: 'Arama',
    code: 'Kod',
    time_zone: 'Saat dilimi',
  },
  problems: {
    required: 'bu alanı doldurun',
    too_short: (limit) => `en az ${formatNumber(language, limit)} karakter`,
    too_long: (limit) => `en fazla ${formatNumber(language, limit)} karakter`,
    too_small: (limit) => `en az ${formatNumber(language, limit)}`,
    too_big: (limit) => `en fazla ${formatNumber(language, limit)}`,
    invalid: 'yazdığınızı kontrol edin',
    unknown: 'listeden birini seçin',
    password_is_name: 'başkalarının bildiği bir ad. Başka bir parola seçin.',
    password_is_common: 'en yaygın parolalardan biri. Başka bir parola seçin.',
    password_is_breached: 'bir veri sızıntısında açığa çıkmış. Başka bir parola seçin.',
    nothing_to_say: 'seslendirilecek bir şey yok',
  },
  other: 'Girdiklerinizi kontrol edip yeniden deneyin.',
};

/** What the API's errors mean, in Turkish. */
export const tr: ErrorTexts = {
  address_proof_invalid:
    'Bu bağlantı veya kod artık geçerli değil. En yeni e-postaya bakın veya yenisini isteyin.',
  google_state_invalid:
    'Oturum açma işlemi başka yerde başladı, süresi doldu veya bitti. Lütfen baştan başlayın.',
  language_undetected: 'Metnin dili algılanamadı. Dili seçin veya biraz daha yazın.',
  language_unvoiced: 'Bu dilde sesli okuma yok',
  languages_equal: 'Her iki taraf da aynı dilde. Başka bir dil seçin.',
  pair_unsupported: 'Bu iki dil arasında çeviri yapılamıyor',
  passkey_refused: 'Bu geçiş anahtarı kabul edilmedi. Yeniden deneyin veya başka bir yol seçin.',
  reminder_link_invalid:
    'Bu bağlantı eksik ya da hesabı artık yok. Tamamını kopyalayın veya profilinizi kullanın.',
  reminder_mail_unavailable:
    'Size henüz e-posta gönderemiyoruz. Hatırlatmayı takviminize ekleyebilirsiniz.',
  reminder_off: 'Oturum açıp hatırlatmaları profilinizden açın',
  reminder_push_unavailable:
    'Bu site cihazlarda hatırlatma gösteremiyor. Hatırlatmayı takviminize ekleyebilirsiniz.',
  reset_invalid: 'Bu bağlantı kullanılmış veya çok eski. Yeni bir bağlantı isteyin.',
  second_step_expired: 'İşlem çok uzun sürdü. Yeniden oturum açın.',
  validation_failed: (error) => describeFault(faultWords, error),
  credentials_wrong: 'E-posta veya parola yanlış',
  google_refused: 'Bu Google hesabıyla oturum açılamadı. Yeniden deneyin veya başka bir yol seçin.',
  refresh_invalid: 'Oturumunuz sona erdi. Lütfen yeniden oturum açın.',
  second_step_required: 'Oturum açmanın ikinci adımını tamamlayın',
  token_expired: 'Oturumunuzun süresi doldu',
  token_invalid: 'Oturumunuz sona erdi. Yeniden oturum açın.',
  token_missing: 'Önce oturum açın',
  google_email_unverified:
    'Bu Google hesabının e-posta adresi doğrulanmamış. Önce Google’da doğrulayın.',
  origin_refused: 'Bu sayfadan gelen isteklere izin verilmiyor',
  account_disabled: 'Bu hesap kapatılmış. Sitenin yöneticilerine başvurun.',
  password_wrong: 'Parola yanlış',
  invitation_required:
    'Yeni hesap için davet gerekiyor. Davetinizdeki bağlantıyı açın ve davetin gönderildiği adresi kullanın.',
  proof_of_work_required:
    'Ağınızdan çok sayıda hesap oluşturuluyor. Sayfanın önce kısa bir hesaplama yapması gerekiyor.',
  proof_required: 'Kimliğinizi bir kez daha doğrulayın, sonra yeniden deneyin',
  second_step_wrong: 'Bu kod yanlış veya daha önce kullanılmış. En yeni kodu girin.',
  sign_up_closed: 'Şu anda burada bu e-postayla hesap oluşturulamıyor',
  sign_in_again: 'Google ile yeniden oturum açın, sonra bir daha deneyin',
  xsrf_refused: 'İstek oturumunuzla eşleşmiyor. Sayfayı yenileyip yeniden deneyin.',
  not_found: 'Bu adreste bir şey yok',
  language_unknown: 'Bilinmeyen dil',
  passkey_unknown: 'Bu geçiş anahtarı zaten kaldırılmış',
  word_unknown: 'Böyle bir kelime yok',
  card_unknown: 'Böyle bir kart yok',
  category_unknown: 'Bu kategori artık yok',
  favorite_unknown: 'Bu favori artık yok',
  session_unknown: 'Bu tarayıcıda oturum zaten kapatılmış',
  text_unknown: 'Yerleşik öğretmen bu kelimeyi veya metni bilmiyor',
  recording_unknown: 'Bu ses kaydı yok',
  account_unconfirmed:
    'Bu e-posta hiç doğrulanmamış: hesabı sizin oluşturup oluşturmadığınızı belirtin',
  address_confirmed: 'Bu e-posta zaten hesabınıza ait',
  category_is_default: 'Varsayılan kategori silinemez',
  category_limit_reached: 'Kategori sınırına ulaştınız. Önce birini silin.',
  category_name_taken: 'Bu adda bir kategoriniz zaten var',
  email_taken: 'Bu e-postayla açılmış bir hesap zaten var',
  favorite_limit_reached: 'Favori sınırına ulaştınız. Önce birkaçını kaldırın.',
  google_link_required:
    'Bu e-postayla açılmış bir hesap var. Google’ı bağlamak için o hesabın parolasını girin.',
  google_unconfigured: 'Burada Google ile oturum açılamıyor',
  language_is_native: 'Bu sizin ana diliniz. Başka bir dil seçin.',
  language_not_learned: 'Bu dili öğrenmiyorsunuz. Önce ekleyin.',
  language_untaught:
    'Yerleşik öğretmen bu dili bilmiyor. Site yöneticisi, bilen bir dil modeli bağlayabilir.',
  native_missing: 'Alıştırmadan önce ana dilinizi seçin',
  week_in_future: 'O hafta henüz gelmedi',
  pair_limit_reached: 'Alıştırmaya ekleyebileceğiniz kelime çiftlerinin sınırına ulaştınız',
  passkey_limit_reached: 'Geçiş anahtarı sınırına ulaştınız. Önce birini kaldırın.',
  review_limit_reached: 'Bu kartın günlük yanıt sınırına ulaştınız. Yarın yeniden alıştırma yapın.',
  second_step_missing: 'Önce bir geçiş anahtarı veya uygulama ekleyin',
  body_too_large: 'Gönderilen veri çok büyük',
  too_many_attempts: ({ retry_after_seconds: seconds }) =>
    `Çok fazla deneme yapıldı. ${waitOf(seconds)} sonra yeniden deneyin.`,
  tutor_limit_reached: ({ retry_after_seconds: seconds }) =>
    `Öğretmen için günlük sınıra ulaştınız. ${waitOf(seconds)} sonra yeniden sorabilirsiniz.`,
  internal: 'Bizden kaynaklanan bir sorun oluştu. Lütfen yeniden deneyin.',
  database_unavailable: 'Hizmet şu anda kullanılamıyor. Birazdan yeniden deneyin.',
  google_unavailable: 'Google’a ulaşılamadı. Birazdan yeniden deneyin.',
  saving_unavailable: 'Şu anda hiçbir şey kaydedilemiyor. Daha sonra yeniden deneyin.',
  instance_stopping: 'Hizmet yeniden başlatılıyor. Birazdan yeniden deneyin.',
  translation_unavailable: 'Çevirmen şu anda kullanılamıyor. Birazdan yeniden deneyin.',
  tutor_unavailable: 'Öğretmen şu anda yanıt veremiyor. Lütfen yeniden deneyin.',
  voice_unavailable: 'Ses şu anda kullanılamıyor. Lütfen yeniden deneyin.',
};
