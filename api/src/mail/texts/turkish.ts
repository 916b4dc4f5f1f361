import type { MailTexts } from './mail-texts.ts';

export const turkish: MailTexts = {
  greeting: (name) => `Merhaba ${name},`,
  mails: {
    'password-changed': {
      subject: 'Parolanız değiştirildi',
      paragraphs: [
        'TopWords hesabınızın parolası az önce değiştirildi ve diğer tüm tarayıcılarda oturum kapatıldı.',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız hesabınıza başkası erişmiş olabilir: giriş sayfasında “Parolanızı mı unuttunuz?” bağlantısını seçip hemen yeni bir parola belirleyin.',
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
    'address-confirmation': {
      subject: 'E-posta adresinizi doğrulayın',
      paragraphs: [
        'Bu adres bir TopWords hesabı için verildi. Bunu siz yaptıysanız adresin size ait olduğunu doğrulayın: böylece onu başkası alamaz ve hesabınıza her zaman yeniden girebilirsiniz.',
      ],
      link: {
        label: 'Adresimi doğrula',
        below: [
          'Bağlantı ve kod bir kez, 24 saat boyunca ve oturumunuz açıkken kullanılabilir.',
          'Bunu siz yapmadıysanız bağlantıyı açıp “Bu hesabı ben oluşturmadım” seçeneğini seçin: hesap adresinizi kaybeder. Kodu kimseye vermeyin.',
        ],
      },
    },
    'address-departure': {
      subject: 'Hesabınız için başka bir adres istendi',
      paragraphs: [
        'TopWords hesabınıza girebilen biri, hesabın e-posta adresinin değiştirilmesini istedi. Siz onaylamadıkça adres değişmez:',
      ],
      link: {
        label: 'Değişikliğe bak',
        below: [
          'Bağlantı bir kez ve 24 saat boyunca kullanılabilir. Bir şey yapmazsanız adresiniz aynı kalır.',
          'Bunu siz istemediyseniz hesabınıza başkası erişmiş olabilir: parolanızı hemen değiştirin.',
        ],
      },
    },
    'address-changed': {
      subject: 'Hesabınızın adresi değişti',
      paragraphs: [
        'Onayladığınız gibi TopWords hesabınızın artık başka bir e-posta adresi var. Yeni adresle giriş yapın; bu adres artık hesaba ait değil.',
      ],
    },
    invitation: {
      subject: 'TopWords’e davetlisiniz',
      paragraphs: [
        'İngilizce, İspanyolca, Rusça ve Türkçenin en sık kullanılan kelimelerinin öğrenildiği TopWords’te hesap oluşturmaya davet edildiniz. Sayfa şu bağlantıyla açılır:',
      ],
      link: {
        label: 'Hesabımı oluştur',
        below: [
          'Davet 30 gün boyunca, bir kez ve yalnızca bu adres için geçerlidir.',
          'Hesap istemiyorsanız bu iletiyi dikkate almayabilirsiniz.',
        ],
      },
      footer: 'Bu iletiyi, sitenin yöneticisi adresinizi girdiği için alıyorsunuz.',
    },
    'new-device': {
      subject: 'Hesabınıza yeni bir tarayıcıdan girildi',
      paragraphs: [
        'TopWords hesabınıza, bu hesap için daha önce hiç kullanılmamış bir tarayıcıdan girildi:',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız parolanızı hemen değiştirin: böylece diğer tüm tarayıcılarda oturum kapanır.',
      ],
    },
  },
  facts: ({ device, network, time }) =>
    `${device ?? 'Bilinmeyen tarayıcı'} · ${network ?? 'bilinmeyen ağ'} · ${time}`,
  orCode: 'Ya da sayfaya bu kodu girin:',
  footer: 'Bu ileti, TopWords hesabınız olduğu için gönderildi.',
};
