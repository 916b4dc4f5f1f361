import type { InterfaceLanguage } from '@topwords/platform/contracts';

/** What a device shows of the installed product outside of its pages. */
export interface ManifestTexts {
  description: string;
  /** Entries of the menu that opens from the product's icon. */
  shortcuts: Record<'practice' | 'words' | 'translate' | 'search', string>;
  /** What the pictures in the browser's installation dialog show. */
  screenshots: Record<'dashboard' | 'word' | 'desktop', string>;
}

/** The texts by interface language; the product's name is the same in all of them. */
export const manifestTexts: Record<InterfaceLanguage, ManifestTexts> = {
  en: {
    description:
      'Learn Top Words: master the most common words through real-life sentences and interactive practice.',
    shortcuts: {
      practice: 'Practice',
      words: 'Saved Words',
      translate: 'Translate',
      search: 'Search words',
    },
    screenshots: {
      dashboard: 'Today’s practice and your languages',
      word: 'A word with its meanings and sentences',
      desktop: 'The dashboard on a wide screen',
    },
  },
  es: {
    description:
      'Aprende las palabras más usadas con frases de la vida real y práctica interactiva.',
    shortcuts: {
      practice: 'Practicar',
      words: 'Palabras guardadas',
      translate: 'Traducir',
      search: 'Buscar palabras',
    },
    screenshots: {
      dashboard: 'La práctica de hoy y tus idiomas',
      word: 'Una palabra con sus significados y frases',
      desktop: 'El inicio en una pantalla ancha',
    },
  },
  ru: {
    description: 'Учите самые частые слова на живых фразах и в интерактивной практике.',
    shortcuts: {
      practice: 'Практика',
      words: 'Мои слова',
      translate: 'Перевод',
      search: 'Поиск слов',
    },
    screenshots: {
      dashboard: 'Практика на сегодня и ваши языки',
      word: 'Слово, его значения и фразы',
      desktop: 'Главная на широком экране',
    },
  },
  tr: {
    description:
      'En sık kullanılan kelimeleri gerçek cümlelerle ve etkileşimli alıştırmayla öğren.',
    shortcuts: {
      practice: 'Alıştırma',
      words: 'Kayıtlı kelimeler',
      translate: 'Çeviri',
      search: 'Kelime ara',
    },
    screenshots: {
      dashboard: 'Bugünkü alıştırma ve dillerin',
      word: 'Anlamları ve cümleleriyle bir kelime',
      desktop: 'Geniş ekranda ana sayfa',
    },
  },
};
