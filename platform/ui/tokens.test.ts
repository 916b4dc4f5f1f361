import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, radii, type ColorName, type ThemeName } from './tokens.ts';

const styleSheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function valuesInStyleSheet(pattern: RegExp): string[][] {
  return [...styleSheet.matchAll(pattern)].map((match) => match.slice(1));
}

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [brighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted(
    (one, other) => other - one,
  );
  return (brighter + 0.05) / (darker + 0.05);
}

test('the style sheet and the script agree on every colour', () => {
  const inStyleSheet = valuesInStyleSheet(
    /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  );
  const inScript = (Object.keys(colors.light) as ColorName[]).map((name) => [
    kebab(name),
    colors.light[name],
    colors.dark[name],
  ]);
  expect(inStyleSheet).toEqual(inScript);
});

test('the style sheet and the script agree on radii', () => {
  expect(valuesInStyleSheet(/--radius-([a-z]+): (\d+)px/g)).toEqual(
    Object.entries(radii).map(([name, value]) => [name, String(value)]),
  );
});

const texts: ColorName[] = [
  'text',
  'textMuted',
  'link',
  'success',
  'warning',
  'error',
  'star',
  'languageEn',
  'languageEs',
  'languageRu',
  'languageTr',
];
const grounds: ColorName[] = ['page', 'surface', 'raised'];
const pairs: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['text', 'primarySoft'],
];

describe.each<ThemeName>(['light', 'dark'])('%s theme', (theme) => {
  test.each(pairs)('text in %s is readable on %s', (text, ground) => {
    expect(contrast(colors[theme][text], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('a control has enough contrast on %s', (ground) => {
    expect(contrast(colors[theme].outline, colors[theme][ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors[theme].primary, colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});

test('a button is readable while hovered', () => {
  expect(contrast(colors.light.onPrimary, colors.light.primaryHover)).toBeGreaterThanOrEqual(4.5);
});
