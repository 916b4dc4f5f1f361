import { addressOfTutor } from './address-of-tutor.ts';

test('the tutor’s address holds the text and its language', () => {
  expect(addressOfTutor('la casa & el mar', 'es')).toBe(
    '/ai-chat?text=la+casa+%26+el+mar&language=es',
  );
});

test('a translation too long for the tutor is cut to its limit', () => {
  const address = addressOfTutor('a'.repeat(499) + '😀 and more', 'en');
  expect(new URLSearchParams(address.split('?')[1]).get('text')).toBe('a'.repeat(499));
});
