import type { ExerciseKind, LanguageCode, Rating } from '@topwords/platform/contracts';
import { findMistake } from './find-mistake.ts';
import { loadRealSources, wordCalled } from './testing/real-sources.ts';

const sources = loadRealSources();

interface Given {
  exercise: ExerciseKind;
  given?: string;
  form?: string;
  rating?: Rating;
  native?: LanguageCode;
}

/** What an answer to a word's card shows; a wrong one unless rated otherwise. */
function mistakeOf(
  language: LanguageCode,
  text: string,
  { exercise, given, form, rating = 'again', native = 'en' }: Given,
) {
  const word = wordCalled(sources, language, text);
  const answer = given === undefined ? undefined : { given, ...(form !== undefined && { form }) };
  const found = findMistake(sources, { word, exercise, rating, native, answer });
  const other = sources.catalogue.find(found?.takenWordId ?? 0)?.text;
  return found && [found.kind, found.wanted, found.taken, ...(other === undefined ? [] : [other])];
}

test.each([
  ['es', 'ser', { given: 'está', form: 'es' }, ['confused_pair', 'es', 'está', 'estar']],
  ['ru', 'идти', { given: 'ходить', form: 'идти' }, ['confused_pair', 'идти', 'ходить', 'ходить']],
  ['es', 'hablar', { given: 'habló', form: 'hablaba' }, ['wrong_form', 'hablaba', 'habló']],
  // Without its accent it is another form, not a slip.
  ['es', 'hablar', { given: 'hablo', form: 'habló' }, ['wrong_form', 'habló', 'hablo']],
  ['ru', 'книга', { given: 'Книга', form: 'книгу' }, ['wrong_form', 'книгу', 'книга']],
  ['tr', 'ev', { given: 'ev', form: 'evde' }, ['wrong_form', 'evde', 'ev']],
  ['en', 'go', { given: 'gone', form: 'went', native: 'es' }, ['wrong_form', 'went', 'gone']],
  ['es', 'blanco', { given: 'blanco', form: 'blanca' }, ['gender', 'blanca', 'blanco']],
  ['ru', 'новый', { given: 'новый', form: 'новая' }, ['gender', 'новая', 'новый']],
  ['es', 'ventana', { given: 'bentana', form: 'ventana' }, ['spelling', 'ventana', 'bentana']],
  ['es', 'ventana', { given: 'qwerty', form: 'ventana' }, ['unknown', '', '']],
  ['es', 'ventana', { given: ' ', form: 'ventana' }, ['unknown', '', '']],
] as const)('%s %s, asked by a gap, with %j: %j', (language, text, given, expected) => {
  expect(mistakeOf(language, text, { exercise: 'cloze', ...given })).toEqual(expected);
});

test.each([
  ['es', 'por', { given: 'para' }, ['confused_pair', 'por', 'para', 'para']],
  ['es', 'casa', { given: 'cosa' }, ['confused_pair', 'casa', 'cosa', 'cosa']],
  ['es', 'mesa', { given: 'mesas' }, ['wrong_form', 'mesa', 'mesas']],
  // Slips and articles count as right, and are remembered.
  ['es', 'ventana', { given: 'bentana', rating: 'good' }, ['spelling', 'ventana', 'bentana']],
  ['es', 'mesa', { given: 'El mesa', rating: 'good' }, ['gender', 'la mesa', 'el mesa']],
  [
    'es',
    'problema',
    { given: 'una problema', rating: 'good' },
    ['gender', 'un problema', 'una problema'],
  ],
  ['es', 'mesa', { given: 'la mesa', rating: 'good' }, undefined],
  // The article of agua hides its gender, and estudiante has both.
  ['es', 'agua', { given: 'el agua', rating: 'good' }, undefined],
  ['es', 'agua', { given: 'la agua', rating: 'good' }, undefined],
  ['es', 'estudiante', { given: 'la estudiante', rating: 'good' }, undefined],
  // A synonym that the prompt asks for as well.
  ['es', 'empezar', { given: 'comenzar', rating: 'good' }, undefined],
  // Learners may want to see again what they had right.
  ['es', 'mesa', { given: 'mesa' }, undefined],
] as const)('%s %s, asked for its translation, with %j: %j', (language, text, given, expected) => {
  expect(mistakeOf(language, text, { exercise: 'recall', ...given })).toEqual(expected);
});

test.each([
  ['recognise', 'window', ['confused_pair', 'mesa', 'ventana', 'ventana']],
  ['recognise', 'table', undefined],
  ['listen', 'silla', ['confused_pair', 'mesa', 'silla', 'silla']],
  // A translation that no word has, as after a change of the bank.
  ['recognise', 'no such gloss', ['unknown', '', '']],
  // Order and pronunciation say nothing about which word was meant.
  ['build', 'mesa la en está', ['unknown', '', '']],
  ['say', 'misa', ['unknown', '', '']],
] as const)('mesa, asked by %s, with %s: %j', (exercise, given, expected) => {
  expect(mistakeOf('es', 'mesa', { exercise, given })).toEqual(expected);
});

test('an answer of an older page is known to be wrong alone', () => {
  expect(mistakeOf('es', 'mesa', { exercise: 'recall' })).toEqual(['unknown', '', '']);
  expect(mistakeOf('es', 'mesa', { exercise: 'recall', rating: 'good' })).toBeUndefined();
});

test('a form that the word does not have is not believed', () => {
  const given = { exercise: 'cloze', given: 'ventanas', form: 'anything' } as const;
  expect(mistakeOf('es', 'ventana', given)).toEqual(['wrong_form', 'ventana', 'ventanas']);
});
