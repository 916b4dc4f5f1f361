import { countHeard } from './count-heard.ts';
import { countMet, listSteps } from './list-steps.ts';

function name(step: ReturnType<typeof listSteps>[number]): string {
  return 'index' in step ? `${step.kind} ${step.index + 1}` : step.kind;
}

test('each word is met again after the next one', () => {
  expect(listSteps(5, true).map(name).join(', ')).toBe(
    'see 1, see 2, meet 1, see 3, meet 2, see 4, meet 3, see 5, meet 4, meet 5, sentence, end',
  );
});

test('a round of fewer words has no sentence', () => {
  expect(listSteps(1, false).map(name)).toEqual(['see 1', 'meet 1', 'end']);
});

test('a dot fills when its word has been met again', () => {
  const steps = listSteps(5, true);
  expect([0, 2, 3, 10, 11].map((step) => countMet(steps, step))).toEqual([0, 0, 1, 5, 5]);
});

test('words light up in the order in which they are heard', () => {
  const pieces = ['Un', 'café', 'con', 'leche', 'por favor'].map((form, index) => ({
    word_id: index,
    before: index === 0 ? '' : ' ',
    form,
  }));
  expect([0, 0.01, 0.2, 0.5, 1].map((share) => countHeard(pieces, share))).toEqual([0, 1, 2, 4, 5]);
});
