import type { User } from '../users/user-repository.ts';
import { buildUser } from './factories.ts';
import { startApi, type TestApi } from './start-api.ts';

/** A proxy for an object that a hook creates later, and again before each test. */
function proxyFor<T extends object>(current: () => T | undefined): T {
  const made = () => {
    const value = current();
    if (value === undefined) throw new Error('Available only in tests and hooks');
    return value;
  };
  return new Proxy({} as T, {
    get: (_none, name) => Reflect.get(made(), name),
    ownKeys: () => Reflect.ownKeys(made()),
    getOwnPropertyDescriptor: (_none, name) => Reflect.getOwnPropertyDescriptor(made(), name),
  });
}

/**
 * An API that all tests of a file share: started before them, stopped after them; each resets its
 * clock.
 */
export function sharedApi(): TestApi;
export function sharedApi<Api extends TestApi>(start: () => Promise<Api>): Api;
export function sharedApi(start: () => Promise<TestApi> = startApi): TestApi {
  let api: TestApi | undefined;
  let begun = 0;
  beforeAll(async () => {
    api = await start();
    begun = api.clock.now;
  });
  beforeEach(() => {
    if (api !== undefined) api.clock.now = begun;
  });
  afterAll(() => api?.stop());
  return proxyFor(() => api);
}

/** A user of an API, a new one for each test. */
export function userOfEach(api: TestApi): User {
  let user: User | undefined;
  beforeEach(async () => {
    user = await buildUser(api.db);
  });
  return proxyFor(() => user);
}
