import { guardScripts, trustFolderOf, trustScript } from './trusted-scripts.ts';

interface Rules {
  createScriptURL: (address: string) => string | null;
  createHTML: (text: string) => string | null;
}

function rulesOfPage(own = '/'): Rules {
  const made: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => void made.push([name, rules]);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts(own);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  const [[name, rules] = []] = made;
  expect(name).toBe('default');
  if (rules === undefined) throw new Error('No policy was made');
  return rules;
}

test.each([
  ['/libraries.0123abcd.js', true],
  ['federation.0123abcd.js', true],
  [`${location.origin}/late.0123abcd.js`, true],
  ['/api/words/voice', false],
  ['/remotes/words/2.0.0/1.js', false],
  ['/remotes/words/1.0.0/../2.0.0/1.js', false],
  ['/remotes/words/1.0.0/%2e%2e/2.0.0/1.js', false],
  ['/remotes/words/1.0.0/1.js?retry=1', true],
  ['/remotes/words/1.0.0/deep/1.js', true],
  ['https://files.example.org/words/1.0.0/1.js', true],
  ['https://files.example.org/evil.js', false],
  ['https://files.example.org.evil.example/words/1.0.0/1.js', false],
  ['https://accounts.example.org/client', true],
  ['https://accounts.example.org/client?x', false],
  ['data:text/javascript,1', false],
  ['blob:http://localhost/1', false],
  ['javascript:1', false],
  ['//evil.example/1.js', false],
])('%s is a script of this page: %s', (address, isTrusted) => {
  trustFolderOf('/remotes/words/1.0.0/remote-entry.js?retry=1');
  trustFolderOf('https://files.example.org/words/1.0.0/remote-entry.js');
  trustScript('https://accounts.example.org/client');
  history.replaceState(null, '', '/');
  expect(rulesOfPage().createScriptURL(address)).toBe(isTrusted ? address : null);
});

test('the shell’s own chunks are only at the root, on every page', () => {
  history.replaceState(null, '', '/deep/screen');
  const { createScriptURL } = rulesOfPage();
  expect(createScriptURL('chunk.js')).toBeNull();
  expect(createScriptURL('/chunk.js')).toBe('/chunk.js');
  history.replaceState(null, '', '/');
});

test('the shell of a release has its chunks in the folder of the release', () => {
  const { createScriptURL } = rulesOfPage('/remotes/shell/1.0.0/public/');
  const chunk = '/remotes/shell/1.0.0/public/chunk.js';
  expect(createScriptURL(chunk)).toBe(chunk);
  expect(createScriptURL('/remotes/shell/2.0.0/public/chunk.js')).toBeNull();
  expect(createScriptURL('/chunk.js')).toBeNull();
});

test('a text becomes HTML only without elements, as style sheets are', () => {
  const { createHTML } = rulesOfPage();
  expect(createHTML('.a > .b{color:red}')).toBe('.a > .b{color:red}');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('a browser without trusted types is supported', () => {
  expect(() => guardScripts('/')).not.toThrow();
});
