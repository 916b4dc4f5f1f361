/** The two themes, each with every colour. */
export type ThemeName = 'light' | 'dark';

/** Colours by token name: `textMuted` is `--color-text-muted` in tokens.css. */
const light = {
  page: '#f6f6fb',
  surface: '#ffffff',
  raised: '#ffffff',
  text: '#1a1a27',
  textMuted: '#56576d',
  border: '#dfdfec',
  outline: '#8486a0',
  primary: '#4f46e5',
  primaryHover: '#4338ca',
  onPrimary: '#ffffff',
  link: '#4f46e5',
  primarySoft: '#eeeffe',
  onPrimarySoft: '#3730a3',
  success: '#15803d',
  warning: '#a84a08',
  error: '#b91c1c',
  star: '#b45309',
  languageEn: '#2457d6',
  languageEs: '#b4470b',
  languageRu: '#0f766e',
  languageTr: '#be123c',
};

/** The name of a colour token: `textMuted` is `--color-text-muted`. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  page: '#111119',
  surface: '#1a1a26',
  raised: '#242434',
  text: '#ededf5',
  textMuted: '#a7a8bf',
  border: '#33344a',
  outline: '#74768f',
  primary: '#595cf0',
  primaryHover: '#6063f1',
  onPrimary: '#ffffff',
  link: '#a5acfb',
  primarySoft: '#26264a',
  onPrimarySoft: '#c3c8fd',
  success: '#4ade80',
  warning: '#fbbf24',
  error: '#f87171',
  star: '#fbbf24',
  languageEn: '#8fb1ff',
  languageEs: '#f9a878',
  languageRu: '#5fd6ca',
  languageTr: '#fb8fa6',
};

/** Every colour of both themes, as `#rrggbb`. */
export const colors: Record<ThemeName, Record<ColorName, string>> = { light, dark };

/** Corner radii in pixels; `full` is for chips. */
export const radii = { control: 8, card: 16, full: 999 } as const;

/** The font stacks, as tokens.css defines them. */
export const fonts = {
  interface: 'var(--font-interface)',
  reading: 'var(--font-reading)',
} as const;
