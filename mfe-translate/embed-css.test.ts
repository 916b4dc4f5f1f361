import embedCss from './embed-css.js';

function turn(css: string, resourcePath = '/ui/button.module.css'): string {
  return embedCss.call({ resourcePath }, css);
}

test('rem lengths become pixels', () => {
  expect(turn('a { padding: 1.5rem .25rem; width: min(24rem, 10px) }')).toBe(
    'a { padding: 24px 4px; width: min(384px, 10px) }',
  );
});

test('screen widths become the translator’s own, except for dialogs, which cover the screen', () => {
  const css = '@media (width >= 768px) { a {} } @media (width < 400px) { b {} }';
  expect(turn(css)).toBe(
    '@container (width >= 640px) { a {} } @container (width < 400px) { b {} }',
  );
  expect(turn(css, '/ui/dialog.module.css')).toBe(css);
});

test('physical sides become logical ones, and the root becomes the translator', () => {
  expect(turn(':root, :host { padding-left: 1px; border-right: 0; margin-left: 2px }')).toBe(
    '.topwords-root, .topwords-root { padding-inline-start: 1px; border-inline-end: 0; margin-inline-start: 2px }',
  );
});
