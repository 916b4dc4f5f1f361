import { applyExceptions, type Exception } from './exceptions.ts';
import type { Fault } from '../rows/fault.ts';

function buildFault(overrides: Partial<Fault> = {}): Fault {
  return {
    check: 'spelling',
    file: 'rows.jsonl',
    line: 1,
    key: 'tale.story',
    language: 'tr',
    text: 'hikâye',
    detail: 'is not in the dictionary',
    ...overrides,
  };
}

function buildException(overrides: Partial<Exception> = {}): Exception {
  return { check: 'spelling', language: 'tr', text: 'hikâye', reason: 'spelled so', ...overrides };
}

test('an exception excuses its word only in its check and language', () => {
  const others = [
    buildFault({ text: 'hikâyem' }),
    buildFault({ language: 'es' }),
    buildFault({ check: 'alphabet' }),
  ];
  expect(applyExceptions([buildFault(), ...others], [buildException()])).toEqual(others);
});

test('a star excuses everything with that prefix, ignoring case', () => {
  const faults = [buildFault({ text: 'Hikâyeler' }), buildFault({ text: 'hikayesi' })];
  expect(applyExceptions(faults, [buildException({ text: 'hikâye*' })])).toEqual([faults[1]]);
});

test('an exception that excuses nothing is a fault', () => {
  expect(applyExceptions([], [buildException()])).toMatchObject([
    { check: 'exceptions', detail: 'the spelling exception for "hikâye" excuses nothing' },
  ]);
});
