import type { MailTexts } from './mail-texts.ts';

export const turkish: MailTexts = {
  greeting: (name) => `Merhaba ${name},`,
  mails: {
    'password-changed': {
      subject: 'Parolanız değiştirildi',
      paragraphs: [
        'TopWords hesabınızın parolası az önce değiştirildi ve diğer tüm tarayıcılarda oturum kapatıldı.',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız hesabınıza başkası erişmiş olabilir: giriş sayfasında “Forgot password?” bağlantısını seçip hemen yeni bir parola belirleyin.',
      ],
    },
    'password-reset': {
      subject: 'Yeni parola belirleyin',
      paragraphs: [
        'Birisi, büyük olasılıkla siz, TopWords hesabınız için yeni bir parola istedi. Bu bağlantı, parolayı belirleyeceğiniz sayfayı açar:',
      ],
      link: {
        label: 'Yeni parola belirle',
        below: [
          'Bağlantı bir kez ve 30 dakika boyunca kullanılabilir. Yeni parola belirlediğinizde tüm cihazlarda oturumunuz kapanır.',
          'Bunu siz istemediyseniz bir şey yapmayın: parolanız değişmez.',
        ],
      },
    },
  },
  footer: 'Bu ileti, TopWords hesabınız olduğu için gönderildi.',
};
