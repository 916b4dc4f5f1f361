import { linksTo } from './front-ends.ts';
import { parseSource } from './syntax.ts';

const routes = ['/', '/card', '/ai-chat'];

function links(code: string): string[] {
  return linksTo(routes, [parseSource('/a/words.tsx', code)]);
}

test.each([
  ['<Link to="/card" />', ['/card']],
  ['<Link to={`/card?id=${id}`} />', ['/card']],
  ["const address = isAsked ? '/ai-chat#top' : '/elsewhere';", ['/ai-chat']],
  ["<Link to={isHome ? '/' : '/card'} />", ['/', '/card']],
  ["void navigate('/', { replace: true });", ['/']],
  ["host.navigation.hasRoute('/')", ['/']],
  ["<Navigate to={{ pathname: '/' }} />", ['/']],
])('finds the link in %s', (code, expected) => {
  expect(links(code)).toEqual(expected);
});

test.each([
  "path.split('/')",
  "type Card = '/card';",
  '<Link to="/cards" />',
  '<Link to={`/${card}`} />',
])('finds no link in %s', (code) => {
  expect(links(code)).toEqual([]);
});
