import { findFaults } from './testing/find-faults.ts';

const right = {
  'words/send-reviews.ts': 'export async function sendReviews() {}',
  'words/word-card.tsx': 'export function WordCard() { return null; }',
  'words/open-api.ts': 'export const openAPI = 1;',
  'favorites/routes.ts': 'export const favoriteRoutes = [];',
  'categories/form.tsx': 'export function CategoryForm() { return null; }',
  'words/search.ts': 'export class SearchWords {}',
  'words/catalogue.ts': 'export interface Row {} export function createCatalogue() {}',
  'words/mark.ts': 'export interface Mark {} export function isMark() {}',
  'words/passed-on.ts': "export { passedOn } from './other.ts';",
  'words/main.ts': 'export default function main() {}',
  'words/nameless.ts': 'export default {};',
  'words/several.ts': 'export const one = 1; export const two = 2;',
  'words/pair.ts': 'export const one = 1; const two = 2; export { two };',
  'words/parts.ts': 'export const { one, two } = { one: 1, two: 2 };',
  'words/only-types.ts': 'export interface One {} export type Two = 1;',
  'words/all.ts': "export * from './other.ts'; export const one = 1;",
  'words/nothing.ts': 'const one = 1;',
  'words/index.ts': 'export const one = 1;',
  'words/texts/en.ts': 'export const texts = {};',
  'words/some.test.ts': 'export const one = 1;',
  'words/kills.scenario.ts': 'export const scenario = 1;',
  'words/jest.config.ts': 'export const one = 1;',
};

const wrong = {
  'words/reviews.ts': 'export async function sendReviews() {}',
  'words/creator.ts': 'export function createCatalogue() {}',
  'words/card.tsx': 'export function Sheet() { return null; }',
  'words/with-types.ts': 'export interface One {} export type Two = 1; export const one = 1;',
  'words/class.ts': 'export abstract class Catalogue {}',
  'words/passed.ts': "export { one } from './other.ts';",
  'words/renamed.ts': 'const renamed = 1; export { renamed as one };',
  'words/one-value.ts': 'const one = 1; export { one, type Two }; type Two = 1;',
  'words/default.ts': 'export default function main() {}',
  'words/creatures.ts': 'export const tures = 1;',
};

test('reports only files not named after their only exported value', () => {
  const found = findFaults('file-is-named-after-its-export', { ...right, ...wrong });
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(wrong).toSorted());
});
