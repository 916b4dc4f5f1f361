import type { MailTexts } from './mail-texts.ts';
import { plural } from './plural.ts';

export const turkish: MailTexts = {
  greeting: (name) => `Merhaba ${name},`,
  mails: {
    'password-changed': {
      subject: 'Parolanız değiştirildi',
      paragraphs: [
        'TopWords hesabınızın parolası az önce değiştirildi ve diğer tüm tarayıcılarda oturum kapatıldı.',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız hesabınıza başkası erişmiş olabilir: oturum açma sayfasında “Parolanızı mı unuttunuz?” bağlantısını seçip hemen yeni bir parola belirleyin.',
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
          'Bağlantı 30 dakika geçerlidir ve yalnızca bir kez kullanılabilir. Yeni parola belirlediğinizde her yerde oturumunuz kapanır.',
          'Bunu siz istemediyseniz bir şey yapmayın: parolanız değişmez.',
        ],
      },
    },
    'address-confirmation': {
      subject: 'E-postanızı doğrulayın',
      paragraphs: [
        'Bu adres bir TopWords hesabı için verildi. Bunu siz yaptıysanız adresin size ait olduğunu doğrulayın: böylece onu başkası alamaz ve hesabınıza her zaman yeniden girebilirsiniz.',
      ],
      link: {
        label: 'E-postamı doğrula',
        below: [
          'Bağlantı ve kod 24 saat geçerlidir; yalnızca bir kez ve oturumunuz açıkken kullanılabilir.',
          'Bunu siz yapmadıysanız bağlantıyı açıp “Bu hesabı ben oluşturmadım” seçeneğini seçin: adresiniz o hesaptan kaldırılır. Kodu kimseye vermeyin.',
        ],
      },
    },
    'address-departure': {
      subject: 'Hesabınız için e-posta değişikliği istendi',
      paragraphs: [
        'TopWords hesabınızda oturum açabilen biri, hesabın e-posta adresinin değiştirilmesini istedi. Siz onaylamadıkça adres değişmez:',
      ],
      link: {
        label: 'Değişikliğe bak',
        below: [
          'Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir. Bir şey yapmazsanız adresiniz aynı kalır.',
          'Bunu siz istemediyseniz hesabınıza başkası erişmiş olabilir: parolanızı hemen değiştirin.',
        ],
      },
    },
    'address-changed': {
      subject: 'Hesabınızın e-postası değişti',
      paragraphs: [
        'Onayladığınız gibi TopWords hesabınızın artık başka bir e-posta adresi var. Yeni adresle oturum açın; bu adres artık hesaba ait değil.',
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
          'Hesap istemiyorsanız bu e-postayı dikkate almayabilirsiniz.',
        ],
      },
      footer: 'Bu e-postayı, sitenin yöneticisi adresinizi girdiği için alıyorsunuz.',
    },
    'new-device': {
      subject: 'Hesabınızda yeni bir tarayıcıdan oturum açıldı',
      paragraphs: [
        'TopWords hesabınızda, bu hesap için daha önce hiç kullanılmamış bir tarayıcıdan oturum açıldı:',
        'Bunu siz yaptıysanız bir şey yapmanıza gerek yok. Siz yapmadıysanız parolanızı hemen değiştirin: böylece diğer tüm tarayıcılarda oturum kapanır.',
      ],
    },
  },
  reminder: ({ due, minutes }) => ({
    subject: plural('tr', due, { other: '# kelime unutulmak üzere' }),
    paragraphs: [
      plural('tr', due, {
        one: '# kelime hafızanızdan silinmeye başladı. Kısa bir tekrar onu geri getirir.',
        other: '# kelime hafızanızdan silinmeye başladı. Kısa bir tekrar onları geri getirir.',
      }),
      plural('tr', minutes, { other: 'Yaklaşık # dakika sürer.' }),
    ],
    link: {
      label: 'Alıştırma yap',
      below: ['Bugün vaktiniz yok mu? Sorun değil, kelimeler bekler.'],
    },
    footer: 'Bu e-posta, TopWords profilinizde bir hatırlatma ayarladığınız için gönderildi.',
  }),
  stop: 'Hatırlatmaları kapat',
  facts: ({ device, network, time }) =>
    `${device ?? 'Bilinmeyen tarayıcı'} · ${network ?? 'bilinmeyen ağ'} · ${time}`,
  orCode: 'Ya da sayfaya bu kodu girin:',
  footer: 'Bu e-posta, TopWords hesabınız olduğu için gönderildi.',
};
