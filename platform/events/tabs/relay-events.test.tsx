import type { EventName } from '../index.ts';
import { createFakeHost, type FakeHost } from '@topwords/remote-kit/testing';
import { channelName, relayEvents } from './relay-events.ts';

const marked = {
  word_id: 7,
  language_code: 'es',
  is_starred: true,
  is_learned: false,
  settled: true,
} as const;

interface Tab {
  host: FakeHost;
  received: jest.Mock;
}

function openTab(): Tab {
  const host = createFakeHost();
  const received = jest.fn();
  for (const name of ['word.marked', 'practice.changed', 'favorites.changed'] as const) {
    host.bus.subscribe(name, (payload) => received(name, payload));
  }
  relayEvents(host);
  return { host, received };
}

/** Waits until every posted message has arrived, and any reply to it. */
async function arrive(): Promise<void> {
  for (let hop = 0; hop < 3; hop += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

test.each<[EventName, object]>([
  ['word.marked', marked],
  ['practice.changed', { language_code: 'es' }],
  ['favorites.changed', {}],
])('%s reaches the other tabs of the account, once each', async (name, payload) => {
  const tabs = [openTab(), openTab(), openTab()];
  tabs[0]?.host.bus.emit(name, payload as never);
  await arrive();
  for (const { received } of tabs) expect(received.mock.calls).toEqual([[name, payload]]);
});

test('unconfirmed marks and events of a single tab are not relayed', async () => {
  const [here, there] = [openTab(), openTab()];
  const banners = jest.fn();
  there.host.bus.subscribe('banner.asked', banners);
  here.host.bus.emit('word.marked', { ...marked, settled: false });
  here.host.bus.emit('banner.asked', { kind: 'error', message: 'Here alone' });
  here.host.bus.emit('target-language.chosen', { language_code: 'ru' });
  await arrive();
  expect(there.received).not.toHaveBeenCalled();
  expect(banners).not.toHaveBeenCalled();
});

test('tabs of another account or a visitor neither send nor receive', async () => {
  const [here, other] = [openTab(), openTab()];
  other.host.storage.setItem('sub', 'another');
  other.host.session.adoptStorage();
  here.host.bus.emit('word.marked', marked);
  other.host.bus.emit('favorites.changed', {});
  await arrive();
  expect(here.received).toHaveBeenCalledTimes(1);
  expect(other.received).toHaveBeenCalledTimes(1);
  other.host.storage.clear();
  other.host.session.adoptStorage();
  other.host.bus.emit('word.marked', marked);
  here.host.bus.emit('favorites.changed', {});
  await arrive();
  expect(here.received).toHaveBeenCalledTimes(2);
  expect(other.received).toHaveBeenCalledTimes(2);
});

test('an invalid message is ignored', async () => {
  const { host, received } = openTab();
  const { sub } = host.session.state.value;
  const channel = new BroadcastChannel(channelName);
  for (const message of [
    'changed',
    null,
    { sub, name: 'banner.asked', payload: { kind: 'error', message: 'Not ours' } },
    { sub, name: 'word.deleted', payload: marked },
    { sub, name: 'word.marked', payload: { ...marked, language_code: 'xx' } },
    { sub, name: 'word.marked', payload: { ...marked, settled: false } },
    { sub: '', name: 'word.marked', payload: marked },
    { name: 'word.marked', payload: marked },
  ]) {
    channel.postMessage(message);
  }
  await arrive();
  expect(received).not.toHaveBeenCalled();
  channel.postMessage({ sub, name: 'word.marked', payload: marked });
  await arrive();
  expect(received).toHaveBeenCalledTimes(1);
  channel.close();
});
