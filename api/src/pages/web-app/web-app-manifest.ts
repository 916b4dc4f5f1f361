import { interfaceLanguages, type InterfaceLanguage } from '@topwords/platform/contracts';
import { manifestTexts } from './manifest-texts.ts';

/** Where the images of the installed product are served; see `images`. */
export const imagesAddress = '/app/';

/** The color of the pages' background, `--color-page` of the light scheme. */
const pageColor = '#F6F6FB';

/** The address of the manifest in a language, which pages in that language name. */
export function manifestAddress(language: InterfaceLanguage): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

/** The language of the manifest at an address; undefined if there is none. */
export function languageOfManifest(address: string): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => manifestAddress(language) === address);
}

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

function icon(size: number, purpose: Icon['purpose'] = 'any'): Icon {
  const name = purpose === 'any' ? `icon-${size}` : `icon-${purpose}-${size}`;
  return {
    src: `${imagesAddress}${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
}

/** Where each shortcut leads. */
const shortcutPaths = {
  practice: '/practice',
  words: '/words',
  translate: '/translate',
  search: '/search',
} as const;

/**
 * The web app manifest (W3C) in a language. Its `id` is the same in all of them, so that a learner
 * who changes the language keeps the same installed product.
 */
export function webAppManifest(language: InterfaceLanguage): object {
  const { description, shortcuts, screenshots } = manifestTexts[language];
  const screenshot = (name: keyof typeof screenshots, form: 'narrow' | 'wide', sizes: string) => ({
    src: `${imagesAddress}${name}${form === 'narrow' ? `.${language}` : ''}.png`,
    sizes,
    type: 'image/png',
    form_factor: form,
    label: screenshots[name],
  });
  return {
    id: '/',
    name: 'TopWords',
    short_name: 'TopWords',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: pageColor,
    background_color: pageColor,
    categories: ['education'],
    icons: [icon(192), icon(512), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: (['practice', 'words', 'translate', 'search'] as const).map((name) => ({
      name: shortcuts[name],
      url: shortcutPaths[name],
      icons: [icon(192)],
    })),
    screenshots: [
      screenshot('dashboard', 'narrow', '390x844'),
      screenshot('word', 'narrow', '390x844'),
      screenshot('desktop', 'wide', '1440x900'),
    ],
  };
}
