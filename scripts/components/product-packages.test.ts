import { join } from 'node:path';
import { reduceTo } from './list-packages.ts';
import { productPackages, readLockedPackages } from './product-packages.ts';

function component(name: string) {
  return {
    name,
    version: '1.0.0',
    purl: `pkg:npm/${name.replace('@', '%40')}@1.0.0`,
    'bom-ref': `${name}@1.0.0`,
  };
}

test('the product is what its workspaces need, and what these need, without tools', () => {
  const locked = {
    '': { version: '1.0.0' },
    api: { version: '1.0.0', dependencies: { koa: '3', '@topwords/words': '1.0.0' } },
    words: { version: '1.0.0', peerDependencies: { zod: '4' } },
    tools: { version: '1.0.0', dependencies: { rspack: '2' } },
    'node_modules/@topwords/words': { link: true, resolved: 'words' },
    'node_modules/koa': {
      version: '3.2.1',
      dependencies: { ms: '2' },
      optionalDependencies: { fast: '1', absent: '1', 'of-another-system': '1' },
      peerDependencies: { rspack: '2' },
      peerDependenciesMeta: { rspack: { optional: true } },
    },
    'node_modules/koa/node_modules/ms': { version: '2.0.0' },
    'node_modules/ms': { version: '1.0.0' },
    'node_modules/fast': { version: '1.1.0', optional: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/rspack': { version: '2.3.2' },
    'node_modules/of-another-system': { version: '1.0.0', optional: true },
  };
  const packages = productPackages(locked, (path) => !path.endsWith('of-another-system'));
  expect([...packages].toSorted()).toEqual([
    '@topwords/words@1.0.0',
    'api@1.0.0',
    'fast@1.1.0',
    'koa@3.2.1',
    'ms@2.0.0',
    'zod@4.6.7',
  ]);
});

test('the list of this project has what runs, and no tool that only tests', () => {
  const locked = readLockedPackages(join(__dirname, '../..'));
  const names = Array.from(
    productPackages(locked, () => true),
    (text) => text.replace(/@[^@]+$/, ''),
  );
  expect(names).toEqual(
    expect.arrayContaining(['koa', 'react', 'zod', 'antd', 'onnxruntime-web', '@topwords/release']),
  );
  for (const tool of [
    'jest',
    'jsdom',
    '@rspack/cli',
    'beasties',
    'compromise',
    'dictionary-es',
    'oxlint',
  ])
    expect(names).not.toContain(tool);
});

test('an inventory keeps the packages asked for, with what they depend on among them', () => {
  const whole = {
    metadata: { component: { 'bom-ref': 'topwords@1.0.0' } },
    components: [component('@koa/router'), component('jest')],
    dependencies: [
      { ref: 'topwords@1.0.0', dependsOn: ['@koa/router@1.0.0', 'jest@1.0.0'] },
      { ref: 'jest@1.0.0', dependsOn: [] },
    ],
  };
  expect(reduceTo(whole, new Set(['@koa/router@1.0.0']))).toEqual({
    ...whole,
    components: [component('@koa/router')],
    dependencies: [{ ref: 'topwords@1.0.0', dependsOn: ['@koa/router@1.0.0'] }],
  });
});
