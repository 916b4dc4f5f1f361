import { parsePaintedView } from './painted-view-file.ts';

function write(changes: object): string {
  const templates = { en: { es: '<p>{{#words}}{{text}}{{/words}}</p>' } };
  return JSON.stringify({
    format: 1,
    path: '/words',
    data: 'words',
    styles: '.a{b:c}',
    templates,
    ...changes,
  });
}
const withTemplate = (template: string) => write({ templates: { en: { es: template } } });

test('a view is read', () => {
  expect(parsePaintedView(write({})).templates.en?.es).toContain('{{text}}');
});

test.each([
  ['no JSON', '{'],
  ['another format', write({ format: 2 })],
  ['unknown data', write({ data: 'learners' })],
  ['no template', write({ templates: { en: { xx: '' } } })],
  ['a script', withTemplate('<script>go()</script>')],
  ['a handler', withTemplate('<p onclick="go()">')],
  ['a form', withTemplate('<FORM action="https://example.org">')],
  ['another address for the page', withTemplate('<meta http-equiv="refresh" content="0">')],
  ['an unescaped tag', withTemplate('{{{text}}}')],
  ['a field that it may not name', withTemplate('{{email}}')],
  ['styles that end their element', write({ styles: '</style><b>' })],
  ['styles that load something', write({ styles: '.a{background:url(https://example.org)}' })],
])('a view with %s is refused', (_fault, text) => {
  expect(() => parsePaintedView(text)).toThrow(/./);
});
