import { openStorage } from './open-storage.ts';

afterEach(() => jest.restoreAllMocks());

test('the storage of the browser is used, and holds nothing more than before', () => {
  const storage = openStorage('localStorage');
  storage.setItem('token', 'abc');
  expect(Object.entries(localStorage)).toEqual([['token', 'abc']]);
});

test('a storage that the browser refuses is made up for while the page lives', () => {
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

test('so is one that is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const storage = openStorage('localStorage');
  storage.setItem('token', 'abc');
  expect(storage.getItem('token')).toBe('abc');
});
