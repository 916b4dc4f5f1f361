import { createEventBus } from './event-bus.ts';
import type { EventPayload } from './event-map.ts';

const marked: EventPayload<'word.marked'> = {
  word_id: 7,
  language_code: 'es',
  is_starred: true,
  is_learned: false,
  settled: true,
};

function buildBus() {
  const onSubscriberError = jest.fn();
  return { bus: createEventBus({ onSubscriberError }), onSubscriberError };
}

// @spec D3
test('an event reaches every subscriber until it unsubscribes', () => {
  const { bus } = buildBus();
  const first = jest.fn();
  const second = jest.fn();
  const dispose = bus.subscribe('word.marked', first);
  bus.subscribe('word.marked', second);
  bus.emit('word.marked', marked);
  dispose();
  bus.emit('word.marked', marked);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenLastCalledWith(marked);
});

test('a late subscriber receives the last payload of state events only', () => {
  const { bus } = buildBus();
  bus.emit('target-language.chosen', { language_code: 'es' });
  bus.emit('target-language.chosen', { language_code: 'tr' });
  bus.emit('word.marked', marked);
  const chosen = jest.fn();
  const late = jest.fn();
  bus.subscribe('target-language.chosen', chosen);
  bus.subscribe('word.marked', late);
  expect(chosen.mock.calls).toEqual([[{ language_code: 'tr' }]]);
  expect(late).not.toHaveBeenCalled();
});

test('a late subscriber receives the marks that the server has not confirmed, of the current account', () => {
  const { bus } = buildBus();
  const session = { is_auth: true, username: 'Ada', native: null, target_langs: [] };
  bus.emit('session.changed', { ...session, sub: 'first' });
  bus.emit('word.marked', { ...marked, settled: false });
  bus.emit('word.marked', { ...marked, word_id: 8, settled: false });
  bus.emit('session.changed', { ...session, sub: 'first', username: 'Ada Byron' });
  bus.emit('word.marked', { ...marked, word_id: 8 });
  const late = jest.fn();
  bus.subscribe('word.marked', late);
  expect(late.mock.calls).toEqual([[{ ...marked, settled: false }]]);
  bus.emit('session.changed', { ...session, sub: 'second' });
  const other = jest.fn();
  bus.subscribe('word.marked', other);
  expect(other).not.toHaveBeenCalled();
});

test('an error in one subscriber is reported and does not affect other subscribers or the emitter', () => {
  const { bus, onSubscriberError } = buildBus();
  const failure = new Error('broken remote');
  const other = jest.fn();
  bus.subscribe('word.marked', () => {
    throw failure;
  });
  bus.subscribe('word.marked', other);
  bus.emit('word.marked', marked);
  bus.emit('word.marked', marked);
  expect(other).toHaveBeenCalledTimes(2);
  expect(onSubscriberError).toHaveBeenCalledTimes(2);
  expect(onSubscriberError).toHaveBeenCalledWith('word.marked', failure);
});

test('an invalid payload throws and reaches no subscriber', () => {
  const { bus } = buildBus();
  const handler = jest.fn();
  bus.subscribe('word.marked', handler);
  const wrong = { ...marked, language_code: 'xx' } as unknown as typeof marked;
  expect(() => bus.emit('word.marked', wrong)).toThrow(/word\.marked: language_code/);
  expect(handler).not.toHaveBeenCalled();
});

// @spec D3
test('an unknown event throws', () => {
  const { bus } = buildBus();
  const unknown = 'word.deleted' as 'word.marked';
  expect(() => bus.emit(unknown, marked)).toThrow('Unknown event word.deleted');
  expect(() => bus.subscribe(unknown, jest.fn())).toThrow('Unknown event word.deleted');
});
