import type { HostApi } from '@topwords/platform/host';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { makeRoutes } from './make-routes.ts';

const host: HostApi = createFakeHost();
const declared = ['/', '/practice', '/practice/placement'];

/** Makes the routes of a remote that returns these routes. */
function made(routes: unknown, paths: readonly string[] | null = declared) {
  return () => makeRoutes(() => routes, host, paths);
}

test('absolute routes under a layout, with relative ones below, fulfil the contract', () => {
  const routes = [
    {
      element: null,
      children: [
        { path: '/', element: null },
        { path: '/practice', children: [{ index: true }, { path: 'placement' }] },
      ],
    },
  ];
  expect(made(routes)()).toBe(routes);
});

test('the remote is created for its host', () => {
  const createRemote = jest.fn(() => [{ path: '/words' }]);
  makeRoutes(createRemote, host, ['/words']);
  expect(createRemote).toHaveBeenCalledWith(host);
});

test.each([
  ['no function', () => makeRoutes({}, host, declared), 'exposes no function'],
  ['no list', made({ path: '/' }), 'returns no list of routes'],
  ['no routes', made(['/']), 'returns no list of routes'],
  ['no list of children', made([{ path: '/', children: {} }]), 'returns no list of routes'],
  ['a relative route at the top', made([{ path: 'practice' }]), 'route practice is not absolute'],
  ['everything', made([{ path: '*' }]), 'route * is not absolute'],
  ['a route of another remote', made([{ path: '/ai-chat' }]), 'not declare its route /ai-chat'],
  ['a part of what it declares', made([{ path: '/' }]), 'no screen for its route /practice'],
])('a remote that returns %s breaks the contract', (_what, make, reason) => {
  expect(make).toThrow(reason);
});

test('an override may have undeclared routes', () => {
  expect(made([{ path: '/new' }], null)).not.toThrow();
  expect(made([{ path: 'new' }], null)).toThrow('not absolute');
});
