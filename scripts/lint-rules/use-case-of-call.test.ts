import { lintProbe } from './testing/lint-probe.ts';

/** Each line that ends with `// found` is a fault; no other line is. */
const probe = `
import * as calls from '@topwords/platform/contracts';
import { addFavorite as addFavoriteCall } from '@topwords/platform/contracts';
import { addFavorite, saveFavorite, store } from './somewhere.ts';

const answer = { ...addFavorite };

export const routes = [
  route(calls.addFavorite, { auth: 'token' }, ({ body }, context) => addFavorite(context, body)),
  route(calls.addFavorite, { auth: 'token' }, async ({ body }, context, ctx) => {
    const added = await addFavorite(context, body);
    ctx.set('ETag', added.id);
    return added;
  }),
  fileRoute(calls.exportFavorites, { auth: 'token' }, (_input, context) => exportFavorites(context)),
  route(calls.addFavorite, { auth: 'token' }, ({ body }, context) => saveFavorite(context, body)), // found
  fileRoute(calls.exportFavorites, { auth: 'token' }, (_input, context) => makeFile(context)), // found
  route(calls.addFavorite, { auth: 'token' }, ({ body }) => store.addFavorite(body)), // found
  route(calls.addFavorite, { auth: 'token' }, () => ({ added: true })), // found
  route(addFavoriteCall, { auth: 'token' }, ({ body }, context) => addFavorite(context, body)), // found
  router(calls.addFavorite, saveFavorite),
];
addFavorite(answer);
`;

test('a route whose use case has another name than its call is found', () => {
  const { found, expected } = lintProbe('use-case-of-call', probe);
  expect(found).toEqual(expected);
});
