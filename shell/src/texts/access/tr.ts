import type { AccessTexts } from './en.ts';

const language = 'tr';

/** The texts about access to accounts, in Turkish. */
export const tr: AccessTexts = {
  ask: {
    heading: 'Parolanızı mı unuttunuz?',
    explanation:
      'Hesabınızın e-postasını girin. Size yeni parola belirleyebileceğiniz bir bağlantı gönderelim.',
    submit: 'Bağlantıyı gönder',
    sent: 'E-postanızı kontrol edin',
    sentTo: (email) =>
      `${email} adresine ait bir hesap varsa bu adrese bir bağlantı gönderdik. Bağlantı 30 dakika geçerlidir ve yalnızca bir kez kullanılabilir.`,
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
    otherExplained: 'Size boş bir hesap açılır. E-postanız diğer hesaptan kaldırılır.',
  },
  confirm: {
    heading: 'E-postanızı doğrulayın',
    explanation: (username) => `${username} olarak oturum açtınız.`,
    signInFirst: 'E-postanızı doğrulamak için hesabınızda oturum açın.',
    submit: 'E-postamı doğrula',
    done: 'Tamamlandı',
    confirmed: 'E-postanız doğrulandı',
    further: (email) => `Doğrulandı. Şimdi ${email} adresine gönderdiğimiz bağlantıyı açın`,
    disowned: 'Teşekkür ederiz. Hesap artık sizin adresinizi kullanmıyor',
    notMineExplained: 'Bu hesabı siz oluşturmadıysanız veya bu e-postayı siz istemediyseniz:',
    notMine: 'Bu hesabı ben oluşturmadım',
  },
  leave: {
    heading: 'E-posta değişikliği',
    explanation:
      'Onaylarsanız hesabınızda, verdiğiniz diğer e-posta adresi kullanılır. Şu anki adresiniz artık hesabınıza ait olmaz.',
    submit: 'Değişikliği onayla',
    agreed: 'Onaylandı. Yeni adres doğrulanınca değişiklik tamamlanır',
    changed: 'Hesabınızın e-postası değiştirildi',
    notMe: 'Bunu siz istemediniz mi? Bu sayfayı kapatıp parolanızı hemen değiştirin.',
  },
  incomplete: {
    heading: 'Bu bağlantı eksik',
    explanation: 'E-postadaki bağlantıyı yeniden açın veya yenisini isteyin.',
  },
  reminders: {
    headings: {
      off: 'Hatırlatmalar kapatıldı',
      on: 'Hatırlatmalar açık',
      unknown: 'Hatırlatmalar',
    },
    pending: 'Hatırlatmalar kapatılıyor…',
    done: {
      off: 'Artık hatırlatma almayacaksınız. Takviminizde varsa bir sonraki güncellemede kaybolur.',
      on: 'Yine seçtiğiniz saatte, yalnızca tekrar bekleyen kelime varsa hatırlatacağız.',
    },
    turn: { off: 'Yeniden aç', on: 'Kapat' },
    again: 'Yeniden dene',
    incomplete:
      'E-postadaki veya takviminizdeki bağlantıyı yeniden açın. Hatırlatmaları profilinizden de kapatabilirsiniz.',
  },
  toStart: 'TopWords’e git',
  claim: {
    notMineExplained: (madeAt) =>
      `Bu hesap ${new Date(madeAt).toLocaleDateString(language, { dateStyle: 'long' })} tarihinde oluşturulmuş ve e-postası hiç doğrulanmamış. Siz oluşturmadıysanız kendi hesabınızla başlayın; e-postanız diğer hesaptan kaldırılır.`,
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
