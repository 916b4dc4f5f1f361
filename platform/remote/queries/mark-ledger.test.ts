import { buildWord } from '@topwords/remote-kit/testing';
import { createMarkLedger } from './mark-ledger.ts';

const starred = { is_starred: true, is_learned: false };

test('an answer requested before a mark gets the mark', () => {
  const ledger = createMarkLedger();
  const since = ledger.now();
  ledger.record(7, starred, true);
  expect(ledger.apply(buildWord({ id: 7 }), since)).toMatchObject(starred);
  expect(ledger.apply(buildWord({ id: 8 }), since)).toMatchObject({ is_starred: false });
});

// @spec ST17
test('an answer requested after a confirmed mark keeps its own marks', () => {
  const ledger = createMarkLedger();
  ledger.record(7, starred, true);
  expect(ledger.apply(buildWord({ id: 7 }), ledger.now())).toMatchObject({ is_starred: false });
});

test('an unconfirmed mark overrides every answer', () => {
  const ledger = createMarkLedger();
  ledger.record(7, starred, false);
  expect(ledger.apply(buildWord({ id: 7 }), ledger.now())).toMatchObject(starred);
  ledger.clear();
  expect(ledger.apply(buildWord({ id: 7 }), ledger.now())).toMatchObject({ is_starred: false });
});
