import { addressOfTutor } from './address-of-tutor.ts';

test('the tutor is told the text and its language', () => {
  expect(addressOfTutor('la casa & el mar', 'es')).toBe(
    '/ai-chat?text=la+casa+%26+el+mar&language=es',
  );
});

test('of a translation that outgrew its text, it is told as much as it takes', () => {
  const address = addressOfTutor('a'.repeat(499) + '😀 and more', 'en');
  expect(new URLSearchParams(address.split('?')[1]).get('text')).toBe('a'.repeat(499));
});
