import { checkTemplate, createFiller, type ViewData } from './fill-template.ts';

const tags = new Set(['words', 'text', 'pos.noun']);

test('tags are escaped, in texts and in attributes', () => {
  const fill = createFiller();
  const hostile = `"><img src=x onerror='go()'>{{text}}&`;
  const filled = fill('<a title="{{text}}">{{text}}</a>', { text: hostile });
  expect(filled.match(/</g)).toHaveLength(2);
  expect(filled.match(/"/g)).toHaveLength(2);
  expect(filled).toContain('{{text}}&amp;</a>');
});

test('a section is shown for each item, or for what is true', () => {
  const fill = createFiller();
  const template = '{{#words}}{{#pos.noun}}n{{/pos.noun}}{{text}}{{^text}}-{{/text}};{{/words}}';
  const words: ViewData[] = [{ text: 'a', pos: { noun: true } }, { text: '' }];
  expect(fill(template, { words, pos: {} })).toBe('na;-;');
});

test.each([
  ['<b>{{text}}</b>{{#words}}{{#pos.noun}}x{{/pos.noun}}{{/words}}', undefined],
  ['{{{text}}}', 'has a tag of the kind &'],
  ['{{#words}}{{&text}}{{/words}}', 'has a tag of the kind &'],
  ['{{>other}}', 'has a tag of the kind >'],
  ['{{=<% %>=}}', 'has a tag of the kind ='],
  ['{{constructor}}', 'names constructor'],
  ['{{#words}}{{pos.verb}}{{/words}}', 'names pos.verb'],
])('of %j is said: %s', (template, fault) => {
  expect(checkTemplate(template, tags)).toBe(fault);
});

test('a section that does not end is refused', () => {
  expect(checkTemplate('{{#words}}', tags)).toContain('Unclosed section');
});
