import type { LanguageCode } from '@topwords/platform/contracts';

/** What a notification says beyond what a mail does. */
interface PushTexts {
  /** Once reminders were turned off in it. */
  done: string;
}

const textsOf: Record<LanguageCode, PushTexts> = {
  en: { done: 'Reminders are off. You can turn them on in your profile.' },
  es: { done: 'Los recordatorios están desactivados. Puedes activarlos en tu perfil.' },
  ru: { done: 'Напоминания отключены. Включить их можно в профиле.' },
  tr: { done: 'Hatırlatmalar kapatıldı. Profilinizden açabilirsiniz.' },
};

/** The texts of notifications in a language. */
export function pushTextsOf(language: LanguageCode): PushTexts {
  return textsOf[language];
}
