import { canaryMark } from '@topwords/platform/contracts';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { buildListing, buildRelease } from '@topwords/release/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { followPainter } from './follow-painter.ts';

const stable = buildRelease({ version: '1.3.0' });
const id = 'words@1.4.0';

interface Opened {
  painter?: string;
  isSignedIn?: boolean;
  /** Whether the learner is in a canary, 1.4.0. */
  isInCanary?: boolean;
  language?: string;
}

/** Follows a picture in a page. @returns how often it was given up, and the page's bus */
function follow({ painter, isSignedIn = true, isInCanary = false, language = 'en' }: Opened) {
  history.replaceState(null, '', '/words');
  document.documentElement.lang = language;
  const { bus, session } = createFakeHost({ session: isSignedIn ? {} : null });
  const canary = {
    id,
    release: buildRelease({ version: '1.4.0' }),
    percent: 0,
    learners: isInCanary ? [canaryMark(id, session.state.value.sub)] : [],
    started_at: 0,
    bounds: { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 },
  };
  const registry = buildRegistry([buildListing(stable, { canary })]);
  const picture = document.createElement('div');
  if (painter !== undefined) picture.setAttribute('data-release', painter);
  const giveUp = jest.fn();
  followPainter(picture, { bus, registry, session }, giveUp);
  return { bus, giveUp };
}

test.each<[string, Opened, number]>([
  ['of the release that runs stays', { painter: 'words@1.3.0' }, 0],
  ['of another version is given up', { painter: 'words@1.2.0' }, 1],
  [
    'of the stable version is given up in a canary',
    { painter: 'words@1.3.0', isInCanary: true },
    1,
  ],
  ['of the canary stays in it', { painter: 'words@1.4.0', isInCanary: true }, 0],
  ['is given up without a session', { painter: 'words@1.3.0', isSignedIn: false }, 1],
  ['in another language is given up', { painter: 'words@1.3.0', language: 'tr' }, 1],
  ['that a device has kept stays', {}, 0],
])('a picture %s', (_what, opened, times) => {
  expect(follow(opened).giveUp).toHaveBeenCalledTimes(times);
});

test('a picture is given up, once, when its release fails', () => {
  const { bus, giveUp } = follow({ painter: 'words@1.3.0' });
  bus.emit('remote.failed', { name: 'translate', reason: 'down' });
  expect(giveUp).not.toHaveBeenCalled();
  bus.emit('remote.failed', { name: 'words', reason: 'down' });
  bus.emit('remote.failed', { name: 'words', reason: 'down' });
  expect(giveUp).toHaveBeenCalledTimes(1);
});
