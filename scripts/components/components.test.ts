import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAudit } from './read-audit.ts';
import { describeComponents } from './describe-components.ts';
import { findAges, type AgedComponent } from './find-ages.ts';
import { readComponents, type Component } from './read-components.ts';

const ours = [{ name: 'cdx:npm:package:private', value: 'true' }];

function entry(name: string, version: string, licence?: string) {
  return {
    'bom-ref': `${name}@${version}`,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(licence && { licenses: [{ license: { id: licence } }] }),
  };
}

const list = JSON.stringify({
  metadata: { component: { 'bom-ref': 'topwords@1.0.0' } },
  components: [
    { ...entry('@topwords/api', '1.0.0'), properties: ours },
    entry('koa', '3.2.1', 'MIT'),
    entry('@koa/router', '15.0.0', 'MIT'),
    entry('ms', '2.1.2'),
    entry('ms', '2.1.2'),
  ],
  dependencies: [
    { ref: 'topwords@1.0.0', dependsOn: ['@topwords/api@1.0.0'] },
    { ref: '@topwords/api@1.0.0', dependsOn: ['koa@3.2.1', '@koa/router@15.0.0'] },
    { ref: 'koa@3.2.1', dependsOn: ['ms@2.1.2'] },
  ],
});

test('the packages of others are read once each, and which of them we chose', () => {
  expect(readComponents(list)).toEqual([
    { name: '@koa/router', version: '15.0.0', licence: 'MIT', isOwnChoice: true },
    { name: 'koa', version: '3.2.1', licence: 'MIT', isOwnChoice: true },
    { name: 'ms', version: '2.1.2', licence: 'none named', isOwnChoice: false },
  ]);
});

test('a registry names their dates; previews and other major versions do not make one old', async () => {
  const documents: Record<string, object> = {
    '/@koa%2frouter': {
      'dist-tags': { latest: '15.1.0' },
      time: {
        created: '2020-01-01T00:00:00Z',
        '15.0.0': '2026-01-01T00:00:00Z',
        '15.1.0-beta.1': '2026-01-02T00:00:00Z',
        '15.1.0': '2026-03-01T00:00:00Z',
        '16.0.0': '2026-01-03T00:00:00Z',
      },
    },
  };
  const server = createServer((request, response) => {
    const found = documents[request.url ?? ''];
    response.statusCode = found ? 200 : 404;
    response.end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const components = readComponents(list).filter(({ name }) => name !== 'ms');
  const [router, koa] = await findAges(components, registry);
  server.close();
  expect(router).toMatchObject({
    publishedAt: new Date('2026-01-01'),
    latest: '15.1.0',
    outdatedSince: new Date('2026-03-01'),
  });
  expect(koa).toMatchObject({ publishedAt: null, latest: null, outdatedSince: null });
});

function aged(changes: Partial<AgedComponent & Component>): AgedComponent {
  return {
    name: 'koa',
    version: '3.2.1',
    licence: 'MIT',
    isOwnChoice: true,
    publishedAt: new Date('2026-01-01'),
    latest: '3.2.1',
    outdatedSince: null,
    ...changes,
  };
}

test('faults are vulnerabilities, unknown licences, and what we chose and did not update', () => {
  const now = new Date('2026-11-21');
  const outdated = { latest: '3.3.0', outdatedSince: new Date('2026-08-01') };
  const { lines, faults } = describeComponents(
    [
      aged({}),
      aged({ name: 'old', ...outdated }),
      aged({ name: 'of-others', isOwnChoice: false, ...outdated }),
      aged({ name: 'recent', latest: '3.3.0', outdatedSince: new Date('2026-11-01') }),
      aged({ name: 'closed', licence: 'SEE LICENSE IN file' }),
    ],
    [{ name: 'old', range: '<3.3.0', severity: 'high' }],
    now,
  );
  expect(lines.join('\n')).toContain('5 components');
  expect(faults).toEqual([
    'old <3.3.0 has a high vulnerability',
    'closed has the licence SEE LICENSE IN file, which nobody has looked at',
    'old 3.2.1 is behind 3.3.0 for over three months',
  ]);
});

test('an audit is read; a registry that answers none is noticed', () => {
  const found = { name: 'ms', severity: 'low', range: '<2.1.3', via: [] };
  expect(readAudit(JSON.stringify({ vulnerabilities: { ms: found } }))).toEqual([
    { name: 'ms', severity: 'low', range: '<2.1.3' },
  ]);
  expect(readAudit('{"error":{"code":"E405"}}')).toBeUndefined();
  expect(readAudit('')).toBeUndefined();
});
