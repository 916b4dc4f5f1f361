import { createEventBus } from './event-bus.ts';
import { createScopedBus } from './scoped-bus.ts';

function buildBuses() {
  const onSharedError = jest.fn();
  const shared = createEventBus({ onSubscriberError: onSharedError });
  const onWordsError = jest.fn();
  const onTutorError = jest.fn();
  return {
    shared,
    onSharedError,
    onWordsError,
    onTutorError,
    words: createScopedBus(shared, onWordsError),
    tutor: createScopedBus(shared, onTutorError),
  };
}

const changed = { language_code: 'es' } as const;

test('an emitted event reaches all users, including the emitter', () => {
  const { words, tutor } = buildBuses();
  const received = jest.fn();
  words.bus.subscribe('practice.changed', received);
  tutor.bus.subscribe('practice.changed', received);
  words.bus.emit('practice.changed', changed);
  expect(received.mock.calls).toEqual([[changed], [changed]]);
});

test('an error in a handler is reported to its user only, and other users receive the event', () => {
  const { words, tutor, shared, ...errorHandlers } = buildBuses();
  const failure = new Error('broken handler');
  const received = jest.fn();
  words.bus.subscribe('practice.changed', () => {
    throw failure;
  });
  tutor.bus.subscribe('practice.changed', received);
  shared.emit('practice.changed', changed);
  expect(received).toHaveBeenCalledTimes(1);
  expect(errorHandlers.onWordsError.mock.calls).toEqual([['practice.changed', failure]]);
  expect(errorHandlers.onTutorError).not.toHaveBeenCalled();
  expect(errorHandlers.onSharedError).not.toHaveBeenCalled();
});

test('an invalid payload throws in the emitter', () => {
  const { words } = buildBuses();
  const wrong = { language_code: 'xx' } as unknown as typeof changed;
  expect(() => words.bus.emit('practice.changed', wrong)).toThrow(/practice\.changed/);
});

test('closing removes the handlers and completes the observables of that user only', () => {
  const { words, tutor } = buildBuses();
  const received = jest.fn();
  const completed = jest.fn();
  const other = jest.fn();
  words.bus.subscribe('practice.changed', received);
  words.bus.on('practice.changed').subscribe({ next: received, complete: completed });
  tutor.bus.on('practice.changed').subscribe(other);
  words.close();
  tutor.bus.emit('practice.changed', changed);
  expect(received).not.toHaveBeenCalled();
  expect(completed).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});

test('a closed bus accepts no subscribers and replays no state', () => {
  const { words, shared } = buildBuses();
  const received = jest.fn();
  const completed = jest.fn();
  shared.emit('target-language.chosen', changed);
  words.close();
  words.bus.subscribe('target-language.chosen', received);
  words.bus.on('target-language.chosen').subscribe({ next: received, complete: completed });
  expect(received).not.toHaveBeenCalled();
  expect(completed).toHaveBeenCalledTimes(1);
});

test('events that a closed user emits, for example from a timer, reach nobody', () => {
  const { words, tutor } = buildBuses();
  const received = jest.fn();
  tutor.bus.subscribe('practice.changed', received);
  words.close();
  words.bus.emit('practice.changed', changed);
  expect(received).not.toHaveBeenCalled();
});

test('a late subscriber gets the last state, and nothing after it unsubscribes', () => {
  const { words, shared } = buildBuses();
  const received = jest.fn();
  shared.emit('target-language.chosen', changed);
  const dispose = words.bus.subscribe('target-language.chosen', received);
  expect(received).toHaveBeenCalledTimes(1);
  dispose();
  dispose();
  shared.emit('target-language.chosen', { language_code: null });
  expect(received).toHaveBeenCalledTimes(1);
});

test('a user cannot close the shared bus', () => {
  const { words, tutor } = buildBuses();
  const received = jest.fn();
  tutor.bus.subscribe('practice.changed', received);
  const events: object = words.bus.on('practice.changed');
  expect(events).not.toHaveProperty('complete');
  expect(events).not.toHaveProperty('next');
  words.bus.emit('practice.changed', changed);
  expect(received).toHaveBeenCalledTimes(1);
});
