import { createHash } from 'node:crypto';
import { createPageHtml } from './page-html.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the hashes of a page are those of its inline scripts, and of nothing else', () => {
  const script = 'if (1 < 2)\n  go("é")';
  const others = '<script type="application/json">{}</script><script defer src="/a.js"></script>';
  const en = { welcome: `${others}<script>${script}</script>`, login: others, app: others };
  const html = createPageHtml({ en, es: { ...en, login: '<script></script>' } }, '/');
  expect(html.inlineScripts('welcome', 'en')).toEqual([hashOf(script)]);
  expect(html.inlineScripts('login', 'en')).toEqual([]);
  expect(html.inlineScripts('login', 'es')).toEqual([hashOf('')]);
  // A language, or a paint, that the build lacks.
  expect(html.inlineScripts('welcome', 'tr')).toEqual([hashOf(script)]);
  expect(html.inlineScripts('try', 'en')).toEqual([hashOf(script)]);
});
