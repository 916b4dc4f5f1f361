import { languageOf, type EmbedLanguage } from '../language-of.ts';

const en = {
  title: 'Save to your TopWords favorites',
  /** Why the reader is asked. */
  reason: (page: string) =>
    `The translator on ${page} saves your favorites there. The page itself can’t see your account.`,
  continueAs: (name: string) => `Continue as ${name}`,
  asAnother: 'Use another account',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  otherWays: 'Create an account or sign in another way',
  failed: 'Couldn’t sign you in. Please try again.',
  noOpener: 'Please open this window from the translator.',
};

/** Texts of the sign-in window. */
export type SignInTexts = typeof en;

const texts: Record<EmbedLanguage, SignInTexts> = {
  en,
  es: {
    title: 'Guardar en tus favoritos de TopWords',
    reason: (page) =>
      `El traductor de ${page} guarda ahí lo que marques. La página no sabe nada de tu cuenta.`,
    continueAs: (name) => `Continuar como ${name}`,
    asAnother: 'Usar otra cuenta',
    email: 'Correo',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    otherWays: 'Crear una cuenta o iniciar sesión de otra forma',
    failed: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
    noOpener: 'Abre esta ventana desde el traductor.',
  },
  ru: {
    title: 'Сохранять в избранное TopWords',
    reason: (page) =>
      `Переводчик на ${page} сохраняет туда то, что вы отметите. Сама страница ничего не узнаёт о вашем аккаунте.`,
    continueAs: (name) => `Продолжить как ${name}`,
    asAnother: 'Другой аккаунт',
    email: 'Электронная почта',
    password: 'Пароль',
    signIn: 'Войти',
    otherWays: 'Создать аккаунт или войти иначе',
    failed: 'Не удалось войти. Попробуйте ещё раз.',
    noOpener: 'Откройте это окно из переводчика.',
  },
  tr: {
    title: 'TopWords favorilerinize kaydedin',
    reason: (page) =>
      `${page} sayfasındaki çevirmen, işaretlediklerinizi oraya kaydeder. Sayfa, hesabınız hakkında hiçbir şey öğrenmez.`,
    continueAs: (name) => `${name} olarak devam et`,
    asAnother: 'Başka bir hesap kullan',
    email: 'E-posta',
    password: 'Parola',
    signIn: 'Oturum aç',
    otherWays: 'Hesap oluştur veya başka bir yolla oturum aç',
    failed: 'Oturum açılamadı. Lütfen yeniden deneyin.',
    noOpener: 'Bu pencereyi çevirmenden açın.',
  },
};

/** The texts for a locale (BCP 47), and their language. */
export function signInTextsFor(locale: string): { language: string; texts: SignInTexts } {
  const language = languageOf(locale);
  return { language, texts: texts[language] };
}
