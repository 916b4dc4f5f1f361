import type { Texts } from './en.ts';

/** The shell's texts in Turkish. */
export const tr: Texts = {
  brand: 'TopWords',
  titleOf: (screen) => `${screen} · TopWords`,
  skipToContent: 'İçeriğe geç',
  language: 'Sayfanın dili',

  welcome: {
    title: 'TopWords: en sık kullanılan kelimeleri öğrenin',
    heading: 'En sık kullanılan kelimeleri öğrenin',
    promise:
      '3 dilin en yaygın kelimelerini gerçek hayattan cümleler ve etkileşimli alıştırmalarla pekiştirin',
    start: 'Öğrenmeye devam et',
    createAccount: 'Hesap oluştur',
    tryIt: 'Hemen dene',
    card: 'Dört dilde bir kelime',
    partOfSpeech: 'isim',
  },

  auth: {
    signIn: 'Oturum aç',
    login: 'Oturum aç',
    register: 'Kaydol',
    toRegister: ['Hesabınız yok mu? ', 'Kaydol'],
    toLogin: ['Zaten hesabınız var mı? ', 'Oturum aç'],
    native: 'Ana diliniz',
    nativePlaceholder: 'Ana dilinizi seçin',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Parola',
    confirmation: 'Parola (tekrar)',
    forgot: 'Parolanızı mı unuttunuz?',
    signInInstead: 'Bu e-posta ile oturum aç',
    passwordHint: 'En az 8 karakter',
    reveal: { show: 'Parolayı göster', hide: 'Parolayı gizle' },
    google: {
      signIn: 'Google ile oturum aç',
      pending: 'Oturum açılıyor…',
      unconfigured: 'Burada Google ile oturum açılamıyor',
      link: {
        heading: 'Google’ı bağla',
        explanation:
          'Bu e-postayla açılmış bir hesap var. Google’ı bağlamak için o hesabın parolasını girin.',
        submit: 'Bağla',
        cancel: 'Vazgeç',
      },
    },
    faults: {
      native: 'Ana dilinizi seçin',
      username: 'Kullanıcı adı girin',
      email: 'Geçerli bir e-posta adresi girin',
      password: 'Parola en az 8 karakter olmalı',
      confirmation: 'Parolalar aynı değil',
    },
  },

  navigation: {
    main: 'Ana menü',
    account: (username) => (username === '' ? 'Hesap' : `Hesap: ${username}`),
    logout: 'Oturumu kapat',
    confirmLogout: 'TopWords oturumunuz kapatılsın mı?',
    logoutExplained: 'Kelimeleriniz ve ilerlemeniz hesabınızda kalır.',
    cancel: 'Vazgeç',
  },

  banner: { close: 'Bildirimi kapat' },

  screens: {
    loading: 'Yükleniyor',
    remoteFailed: (title) => `“${title}” yüklenemedi`,
    slow: (title) => `“${title}” her zamankinden yavaş yükleniyor.`,
    remoteAdvice:
      'Bağlantınızı kontrol edip yeniden deneyin. Diğer her şey çalışmaya devam ediyor.',
    overrideAdvice:
      'Bu sayfada bu bölüm bir geliştiricinin bilgisayarından çalışıyor. Orada başlatıp yeniden deneyin ya da geliştirici sürümünü kapatın.',
    retry: 'Yeniden dene',
    notFound: {
      title: 'Sayfa bulunamadı',
      text: 'Bu adreste bir şey yok. Sayfa taşınmış olabilir.',
    },
    toHome: 'Ana sayfaya git',
    noHome: {
      title: 'Şu anda burada bir şey yok',
      text: 'Ana sayfa şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.',
    },
    noRegistry: {
      unreadable: {
        title: 'TopWords tam olarak yüklenemedi',
        text: 'Kelimeleriniz güvende. Bağlantınızı kontrol edip sayfayı yenileyin.',
      },
      unverified: {
        title: 'TopWords en yeni sürümünü doğrulayamadı',
        text: 'Güvenliğiniz için bu sürüm yüklenmedi. Yeniden denemek için sayfayı yenileyin.',
      },
    },
    late: 'Yükleme beklenenden uzun sürüyor.',
    reload: 'Yenile',
  },
};
