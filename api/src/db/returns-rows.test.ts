import { isReturningServer } from './returns-rows.ts';

test.each([
  ['11.8.3-MariaDB-0+deb13u1', true],
  ['5.5.5-10.11.6-MariaDB-1:10.11.6+maria~ubu2204', true],
  ['10.5.0-MariaDB', true],
  ['10.4.32-MariaDB-log', false],
  ['5.5.5-10.3.39-MariaDB', false],
  ['5.5.68-MariaDB', false],
  ['8.4.7', false],
  ['8.0.11-TiDB-v8.5.0', false],
  ['', false],
])('a server %j returns the rows that it writes: %s', (version, expected) => {
  expect(isReturningServer(version)).toBe(expected);
});
