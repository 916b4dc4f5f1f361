import { act } from '@testing-library/react';
import { reportRemotes } from '@topwords/platform/contracts';
import { createFakeHost, createMemoryStorage } from '@topwords/remote-kit/testing';
import { buildListing } from '@topwords/release/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { createLazyPart } from '../services/lazy-part.ts';
import { reportPartFailure, reportsOf } from './page-reports.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function buildServices() {
  const { bus, session, api } = createFakeHost();
  api.answer(reportRemotes, { accepted: 1 });
  const part = createLazyPart(() => new Promise(() => undefined));
  const storage = createMemoryStorage();
  const registry = buildRegistry([buildListing()]);
  return { bus, session, api, part, storage, registry, openedAt: null };
}

test('a page has one set of reports', () => {
  const services = buildServices();
  expect(reportsOf(services)).toBe(reportsOf(services));
  expect(reportsOf(services)).not.toBe(reportsOf(buildServices()));
});

test('a part of the shell that fails to load is reported once, as a failure of the requested remote', async () => {
  const services = buildServices();
  reportPartFailure(services, '/words', new Error('Loading chunk federation failed'));
  reportPartFailure(services, '/words', new Error('Loading chunk federation failed again'));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(services.api.sent(reportRemotes).map(({ body }) => body.reports)).toEqual([
    [
      {
        kind: 'failed',
        remote: 'words',
        version: '1.0.0',
        stage: 'load',
        message: 'Error: Loading chunk federation failed',
      },
    ],
  ]);
});

test('nothing is reported when the address has no remote', async () => {
  const services = buildServices();
  reportPartFailure(services, '/nowhere', new Error('Loading chunk federation failed'));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(services.api.sent(reportRemotes)).toEqual([]);
});
