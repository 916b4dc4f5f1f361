import type { MailTexts } from './mail-texts.ts';

export const turkish: MailTexts = {
  greeting: (name) => `Merhaba ${name},`,
  mails: {
    'password-changed': {
      subject: 'Parolanız değiştirildi',
      paragraphs: [
        'TopWords hesabınızın parolası az önce değiştirildi ve diğer tüm tarayıcılarda oturum kapatıldı.',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız hesabınıza başkası erişmiş demektir: bize hemen yazın.',
      ],
    },
  },
  footer: 'Bu ileti, TopWords hesabınız olduğu için gönderildi.',
};
