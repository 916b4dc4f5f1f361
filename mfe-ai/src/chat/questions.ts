import type { LanguageCode } from '@topwords/platform/contracts';

/** Questions that fit any word, in the language in which the tutor answers. */
export const questions: Record<LanguageCode, readonly [string, string, string, string]> = {
  en: ['What does it mean?', 'Give me an example', 'Explain the grammar', 'Quiz me'],
  es: ['¿Qué significa?', 'Dame un ejemplo', 'Explícame la gramática', 'Ponme a prueba'],
  ru: ['Что это значит?', 'Приведи пример', 'Расскажи про грамматику', 'Проверь меня'],
  tr: ['Bu ne demek?', 'Bir örnek ver', 'Dilbilgisini açıkla', 'Bana soru sor'],
};
