import { chooseInterfaceLanguage } from '../contracts/index.ts';
import { formatList, formatMinutes, formatNumber, formatPercent, plural } from './texts.ts';

test('an unsupported language falls back to English', () => {
  expect(chooseInterfaceLanguage(['pt-BR', 'xx'])).toBe('en');
  expect(chooseInterfaceLanguage(['en-GB'])).toBe('en');
  expect(chooseInterfaceLanguage([])).toBe('en');
});

test('a plural uses the right form and the formatted count', () => {
  const forms = { one: '# word', other: '# words' };
  expect(plural('en', 1, forms)).toBe('1 word');
  expect(plural('en', 0, forms)).toBe('0 words');
  expect(plural('en', 1500, forms)).toBe('1,500 words');
});

test('numbers and shares are formatted for the language', () => {
  expect(formatNumber('en', 1234567)).toBe('1,234,567');
  expect(formatPercent('en', 0.256)).toBe('26%');
  expect([0.004, 0.0096, 0, 0.0004].map((share) => formatPercent('en', share))).toEqual([
    '0.4%',
    '1%',
    '0%',
    '0%',
  ]);
});

test('names are joined as the language does', () => {
  expect(formatList('en', ['Russian'])).toBe('Russian');
  expect(formatList('en', ['Russian', 'Turkish'])).toBe('Russian and Turkish');
  expect(formatList('es', ['ruso', 'inglés'])).toBe('ruso e inglés');
  expect(formatList('ru', ['русский', 'турецкий', 'испанский'])).toBe(
    'русский, турецкий и испанский',
  );
  expect(formatList('tr', ['Rusça', 'İngilizce'])).toBe('Rusça ve İngilizce');
});

test('minutes have the language’s plural form', () => {
  const named = (['en', 'es', 'ru', 'tr'] as const).map((language) =>
    [1, 2, 5].map((count) => formatMinutes(language, count)),
  );
  expect(named).toEqual([
    ['1 minute', '2 minutes', '5 minutes'],
    ['1 minuto', '2 minutos', '5 minutos'],
    ['1 минута', '2 минуты', '5 минут'],
    ['1 dakika', '2 dakika', '5 dakika'],
  ]);
});
