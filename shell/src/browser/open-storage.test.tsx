import { openStorage } from './open-storage.ts';

afterEach(() => jest.restoreAllMocks());

test('the browser’s storage is used, and the probe leaves nothing in it', () => {
  const storage = openStorage('localStorage');
  storage.setItem('token', 'abc');
  expect(Object.entries(localStorage)).toEqual([['token', 'abc']]);
});

test('a storage that the browser denies is replaced by one in memory', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const storage = openStorage('sessionStorage');
  storage.setItem('token', 'abc');
  storage.setItem('sub', '7');
  storage.removeItem('sub');
  expect([storage.getItem('token'), storage.getItem('sub'), storage.length]).toEqual([
    'abc',
    null,
    1,
  ]);
  expect(storage.key(0)).toBe('token');
  storage.clear();
  expect(storage.getItem('token')).toBeNull();
});

test('a full storage is replaced too', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const storage = openStorage('localStorage');
  storage.setItem('token', 'abc');
  expect(storage.getItem('token')).toBe('abc');
});
