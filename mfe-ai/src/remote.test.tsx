import { screen } from '@testing-library/react';
import { remoteManifest } from '@topwords/platform/contracts';
import { createTutorHost, showTutor } from '@topwords/remote-kit/testing';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

test('the manifest fits its contract and declares the existing routes', () => {
  const { routes } = remoteManifest.parse(manifest);
  expect(createRemote(createTutorHost()).map(({ path }) => path)).toEqual(routes);
});

test('a word without a known translation shows its definition', async () => {
  const host = createTutorHost();
  showTutor(createRemote, host, { translation_to_native: '' });
  const definition = /^house\. The building in which people live/;
  expect(await screen.findAllByText(definition)).toHaveLength(2);
});
