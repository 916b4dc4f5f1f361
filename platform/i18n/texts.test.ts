import { chooseInterfaceLanguage } from '../contracts/index.ts';
import { formatNumber, formatPercent, plural } from './texts.ts';

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
});
