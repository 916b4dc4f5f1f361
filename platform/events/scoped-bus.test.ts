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

test('what one user emits reaches the others and itself', () => {
  const { words, tutor } = buildBuses();
  const heard = jest.fn();
  words.bus.subscribe('practice.changed', heard);
  tutor.bus.subscribe('practice.changed', heard);
  words.bus.emit('practice.changed', changed);
  expect(heard.mock.calls).toEqual([[changed], [changed]]);
});

test('an error in a handler is laid to its user, and the others hear the event', () => {
  const { words, tutor, shared, ...told } = buildBuses();
  const failure = new Error('broken handler');
  const heard = jest.fn();
  words.bus.subscribe('practice.changed', () => {
    throw failure;
  });
  tutor.bus.subscribe('practice.changed', heard);
  shared.emit('practice.changed', changed);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(told.onWordsError.mock.calls).toEqual([['practice.changed', failure]]);
  expect(told.onTutorError).not.toHaveBeenCalled();
  expect(told.onSharedError).not.toHaveBeenCalled();
});

test('a payload that does not fit throws where it is emitted', () => {
  const { words } = buildBuses();
  const wrong = { language_code: 'xx' } as unknown as typeof changed;
  expect(() => words.bus.emit('practice.changed', wrong)).toThrow(/practice\.changed/);
});

test('closing takes off handlers and ends observables, of this user alone', () => {
  const { words, tutor } = buildBuses();
  const heard = jest.fn();
  const ended = jest.fn();
  const other = jest.fn();
  words.bus.subscribe('practice.changed', heard);
  words.bus.on('practice.changed').subscribe({ next: heard, complete: ended });
  tutor.bus.on('practice.changed').subscribe(other);
  words.close();
  tutor.bus.emit('practice.changed', changed);
  expect(heard).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});

test('after closing nothing can begin to listen, and state is not replayed to it', () => {
  const { words, shared } = buildBuses();
  const heard = jest.fn();
  const ended = jest.fn();
  shared.emit('target-language.chosen', changed);
  words.close();
  words.bus.subscribe('target-language.chosen', heard);
  words.bus.on('target-language.chosen').subscribe({ next: heard, complete: ended });
  expect(heard).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what a closed user still sends, as by a timer of its own, reaches nobody', () => {
  const { words, tutor } = buildBuses();
  const heard = jest.fn();
  tutor.bus.subscribe('practice.changed', heard);
  words.close();
  words.bus.emit('practice.changed', changed);
  expect(heard).not.toHaveBeenCalled();
});

test('a late subscriber gets the last state, and what it disposes of stays silent', () => {
  const { words, shared } = buildBuses();
  const heard = jest.fn();
  shared.emit('target-language.chosen', changed);
  const dispose = words.bus.subscribe('target-language.chosen', heard);
  expect(heard).toHaveBeenCalledTimes(1);
  dispose();
  dispose();
  shared.emit('target-language.chosen', { language_code: null });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('no user can close the bus of all', () => {
  const { words, tutor } = buildBuses();
  const heard = jest.fn();
  tutor.bus.subscribe('practice.changed', heard);
  const events: object = words.bus.on('practice.changed');
  expect(events).not.toHaveProperty('complete');
  expect(events).not.toHaveProperty('next');
  words.bus.emit('practice.changed', changed);
  expect(heard).toHaveBeenCalledTimes(1);
});
