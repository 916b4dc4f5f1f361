import { codeFor } from './code-for.ts';

test('the code holds the settings, and reserves the space', () => {
  const settings = { from: 'auto', to: 'es', theme: '', grow: 'on', accent: '#0f766e' };
  expect(codeFor(settings, 'https://topwords.example'))
    .toBe(`<script src="https://topwords.example/embed/v1.js" async></script>
<topwords-translator
  key="pk_YOUR_KEY"
  from="auto"
  to="es"
  grow
  style="display:block;min-height:540px;--topwords-accent:#0f766e"
></topwords-translator>`);
});

test('a value cannot leave its attribute', () => {
  const code = codeFor({ from: '"><script>alert(1)</script>' }, 'https://topwords.example');
  expect(code).toContain('from="&quot;>&lt;script>alert(1)&lt;/script>"');
});

test('a page’s own texts are a script with data, which no text can end', () => {
  const texts = { from: 'Aus', clear: '</script><b>' };
  const code = codeFor({ locale: 'de' }, 'https://topwords.example', texts);
  expect(code).toContain('<script type="application/json" data-topwords-texts>');
  expect(code.match(/<\/script>/g)).toHaveLength(2);
  const json = /data-topwords-texts>(.*?)<\/script>/s.exec(code)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(texts);
});
