import { withEntryTags } from './entry-tags.ts';

const top = '<a aria-current="page" class="top active" href="/path-of-entry">{{label}}</a>';
const item = (icon: number) =>
  `<li><a aria-current="page" class="bottom active" href="/path-of-entry"><i>${icon}</i>{{short_label}}</a></li>`;
const items = Array.from({ length: 7 }, (_item, icon) => item(icon)).join('');

test('a frame becomes a template with a list of entries in each bar', () => {
  const frame = `<nav>${top.repeat(7)}</nav><main>{{view}}</main><ul>${items}</ul>`;
  const template = withEntryTags(frame);
  expect(template).toContain(
    '<nav>{{#entries}}<a aria-current="page" class="top" href="{{path}}">{{label}}</a>{{/entries}}</nav>',
  );
  expect(template).toContain('<main><!--view--></main>');
  expect(template).toContain('<ul>{{#entries}}{{#icon.home}}<li>');
  expect(template).toContain('<i>6</i>{{short_label}}</a></li>{{/icon.profile}}{{/entries}}</ul>');
});

test('a frame that is built in another way is no template', () => {
  expect(() => withEntryTags(`<nav>${top}</nav><main>{{view}}</main>`)).toThrow('The frame has no');
});
