import { lintProbe } from './testing/lint-probe.ts';

/** Each line that ends with `// found` is a fault; no other line is. */
const probe = `
import * as calls from '@topwords/platform/contracts';
import { addFavorite as addFavoriteCall } from '@topwords/platform/contracts';
import { addFavorite, saveFavorite, store } from './somewhere.ts';

const answer = { ...addFavorite };

export const routes = [
  route(calls.addFavorite, { auth: 'token' }, addFavorite),
  route(calls.addFavorite, { auth: 'token' }, given({ index }, addFavorite)),
  route(calls.addFavorite, { auth: 'token' }, async (context, { body }, ctx) => {
    const added = await addFavorite(context, body);
    ctx.set('ETag', added.id);
    return added;
  }),
  fileRoute(calls.exportFavorites, { auth: 'token' }, (context) => exportFavorites(context)),
  route(calls.addFavorite, { auth: 'token' }, saveFavorite), // found
  route(calls.addFavorite, { auth: 'token' }, given({ index }, saveFavorite)), // found
  route(calls.addFavorite, { auth: 'token' }, (context, { body }) => saveFavorite(context, body)), // found
  fileRoute(calls.exportFavorites, { auth: 'token' }, (context) => makeFile(context)), // found
  route(calls.addFavorite, { auth: 'token' }, (context, { body }) => store.addFavorite(body)), // found
  route(calls.addFavorite, { auth: 'token' }, () => ({ added: true })), // found
  route(addFavoriteCall, { auth: 'token' }, addFavorite), // found
  router(calls.addFavorite, saveFavorite),
];
addFavorite(answer);
`;

test('reports a route whose use case is not named after its call', () => {
  const { found, expected } = lintProbe('use-case-of-call', probe);
  expect(found).toEqual(expected);
});
