import type { LanguageCode } from '@topwords/platform/contracts';

/** What a calendar with the reminder says. */
interface CalendarTexts {
  /** The calendar's name. */
  name: string;
  /** The event. */
  summary: string;
  description: (links: { practice: string; off: string }) => string;
}

const textsOf: Record<LanguageCode, CalendarTexts> = {
  en: {
    name: 'TopWords',
    summary: 'Practice words',
    description: ({ practice, off }) =>
      `A few minutes keep your words fresh.\n\nPractice: ${practice}\n\nTurn reminders off: ${off}`,
  },
  es: {
    name: 'TopWords',
    summary: 'Practicar palabras',
    description: ({ practice, off }) =>
      `Unos minutos bastan para no olvidar tus palabras.\n\nPracticar: ${practice}\n\nDesactivar los recordatorios: ${off}`,
  },
  ru: {
    name: 'TopWords',
    summary: 'Повторить слова',
    description: ({ practice, off }) =>
      `Нескольких минут хватит, чтобы слова не забывались.\n\nПовторить: ${practice}\n\nОтключить напоминания: ${off}`,
  },
  tr: {
    name: 'TopWords',
    summary: 'Kelime alıştırması',
    description: ({ practice, off }) =>
      `Birkaç dakika, kelimelerinizi taze tutar.\n\nAlıştırma: ${practice}\n\nHatırlatmaları kapat: ${off}`,
  },
};

/** The texts of a calendar in a language. */
export function calendarTextsOf(language: LanguageCode): CalendarTexts {
  return textsOf[language];
}
