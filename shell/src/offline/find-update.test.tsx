import { canaryMark, type Canary } from '@topwords/platform/contracts';
import { buildListing, buildRelease } from '@topwords/release/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { findUpdate } from './find-update.ts';

const canary: Canary = {
  id: 'words@1.1.0',
  release: buildRelease({ version: '1.1.0' }),
  percent: 0,
  learners: [canaryMark('words@1.1.0', 'ana')],
  started_at: 0,
  bounds: { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 },
};
const plain = buildRegistry([buildListing()]);
const onTrial = buildRegistry([buildListing(buildRelease(), { canary })]);

test('a new canary is an update only for its learners', () => {
  expect(findUpdate(plain, onTrial, 'ana')).not.toBeNull();
  expect(findUpdate(plain, onTrial, 'eva')).toBeNull();
});

test('so is a canary that stopped automatically, within the same snapshot', () => {
  const stopped = { ...onTrial, stopped_canaries: [canary.id] };
  expect(findUpdate(onTrial, stopped, 'ana')).not.toBeNull();
  expect(findUpdate(onTrial, stopped, 'eva')).toBeNull();
  expect(findUpdate(stopped, stopped, 'ana')).toBeNull();
});

test('an override in this page is not an update', () => {
  const override = {
    remote: 'words',
    origin: 'http://localhost:3001',
    sub: 'ana',
    expires_at: 1,
  };
  expect(findUpdate({ ...plain, override }, plain, 'ana')).toBeNull();
});
