import { render } from '@testing-library/react';
import '@topwords/remote-kit/testing';
import { SegmentedControl, UiDataProvider } from './index.ts';

test('every style that is put into the page carries the nonce', () => {
  render(
    <UiDataProvider styleNonce="abc">
      <SegmentedControl
        label="Filter"
        options={[{ value: 'all', label: 'All Words' }]}
        value="all"
        onChange={() => undefined}
      />
    </UiDataProvider>,
  );
  const nonces = [...document.querySelectorAll('style')].map(({ nonce }) => nonce);
  expect(nonces.length).toBeGreaterThan(0);
  expect(new Set(nonces)).toEqual(new Set(['abc']));
});
