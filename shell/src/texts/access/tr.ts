import type { AccessTexts } from './en.ts';

const language = 'tr';

/** The texts about access to accounts, in Turkish. */
export const tr: AccessTexts = {
  ask: {
    heading: 'Parolanızı mı unuttunuz?',
    explanation:
      'Hesabınızın e-postasını girin. Size yeni parola belirleyebileceğiniz bir bağlantı gönderelim.',
    submit: 'Bağlantıyı gönder',
    sent: 'E-postanıza bakın',
    sentTo: (email) =>
      `${email} adresine ait bir hesap varsa bu adrese bir bağlantı gönderdik. Bağlantı bir kez ve 30 dakika boyunca kullanılabilir.`,
    missing:
      'Birkaç dakika içinde e-posta gelmedi mi? Spam klasörünüze bakın veya başka bir adres deneyin.',
    outbox: 'Bu site henüz e-posta gönderemiyor. İleti, site yöneticisinin giden kutusunda.',
    toOutbox: 'Giden kutusunu aç',
    again: 'Başka bir adres dene',
  },
  reset: {
    heading: 'Yeni parola belirleyin',
    password: 'Yeni parola',
    submit: 'Parolayı belirle',
    explanation: 'Her yerde oturumunuz kapanır; yeni parolayla yeniden oturum açarsınız.',
    done: 'Parola değiştirildi',
    doneExplained: 'Yeni parolanızla oturum açın.',
    toAsk: 'Yeni bağlantı iste',
    whose: (date) =>
      `${date} tarihinde bu e-postayla bir hesap oluşturulmuş, ama e-posta hiç doğrulanmamış. Bu hesap sizin mi?`,
    mine: 'Evet, benim',
    mineExplained: 'Kelimeleriniz ve ilerlemeniz kalır.',
    other: 'Hayır, ben oluşturmadım',
    otherExplained: 'Boş bir hesabınız olur. Diğer hesap e-postanızı kaybeder.',
  },
  confirm: {
    heading: 'E-postanızı doğrulayın',
    explanation: (username) => `${username} olarak oturum açtınız.`,
    signInFirst: 'E-postasını doğrulamak için hesabınızda oturum açın.',
    submit: 'E-postamı doğrula',
    done: 'Tamam',
    confirmed: 'E-postanız doğrulandı',
    further: (email) => `Doğrulandı. Şimdi ${email} adresine gönderdiğimiz bağlantıyı açın`,
    disowned: 'Teşekkür ederiz. Hesap artık sizin adresinizi kullanmıyor',
    notMineExplained: 'Burada hesap oluşturmadınız mı veya bu e-postayı siz istemediniz mi?',
    notMine: 'Bu hesabı ben oluşturmadım',
  },
  leave: {
    heading: 'Hesabınızın e-postasını değiştirin',
    explanation:
      'Onaylarsanız hesabınızın e-postası, verdiğiniz diğer adres olur. Bu adres artık hesabınıza ait olmaz.',
    submit: 'Değişikliği onayla',
    agreed: 'Onaylandı. Yeni adres doğrulanınca değişiklik tamamlanır',
    changed: 'Hesabınızın e-postası değiştirildi',
    notMe: 'Bunu siz istemediniz mi? Bu sayfayı kapatıp parolanızı hemen değiştirin.',
  },
  incomplete: {
    heading: 'Bu bağlantı eksik',
    explanation: 'E-postadaki bağlantıyı yeniden açın veya yenisini isteyin.',
  },
  claim: {
    notMineExplained: (madeAt) =>
      `Bu hesap ${new Date(madeAt).toLocaleDateString(language, { dateStyle: 'long' })} tarihinde oluşturulmuş ve e-postası hiç doğrulanmamış. Siz oluşturmadıysanız kendi hesabınızla başlayın; diğer hesap e-postanızı kaybeder.`,
    notMine: 'Bu hesabı ben oluşturmadım',
  },
  toSignIn: 'Oturum açmaya dön',
  unreachable: 'İşlem tamamlanamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  passkey: {
    signIn: 'Geçiş anahtarıyla oturum aç',
    pending: 'Geçiş anahtarınız bekleniyor…',
    unavailable: 'Bu tarayıcı geçiş anahtarlarını desteklemiyor. Parolanızla oturum açın.',
  },
  secondStep: {
    heading: 'Bir adım daha',
    explanations: {
      app: 'Uygulamanızın şu anda gösterdiği altı haneli kodu girin.',
      passkey:
        'Hesabınızdaki bir geçiş anahtarını kullanın: parmak izi, yüz, PIN veya güvenlik anahtarı.',
      recovery_code: 'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.',
    },
    fields: { app: 'Kod', recovery_code: 'Kurtarma kodu' },
    faults: {
      app: 'Uygulamanın gösterdiği altı haneli kodu girin',
      recovery_code: 'Bir kurtarma kodu girin',
    },
    submit: { app: 'Oturum aç', passkey: 'Geçiş anahtarı kullan', recovery_code: 'Oturum aç' },
    others: {
      app: 'Uygulama kodu kullan',
      passkey: 'Geçiş anahtarı kullan',
      recovery_code: 'Kurtarma kodu kullan',
    },
    cancel: 'Oturum açmaya dön',
  },
};
