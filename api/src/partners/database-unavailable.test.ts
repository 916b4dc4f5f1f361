import {
  acme,
  askSettings,
  buildKey,
  startPartners,
  translateCasa,
} from './testing/start-partners.ts';
import { listUsage } from './usage-repository.ts';

test('while the database is down pages can read that, and no use of a key is lost', async () => {
  const api = await startPartners();
  try {
    const { key, id } = await buildKey(api.db);
    const page = { key, origin: acme };
    expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
    const acquire = jest.spyOn(api.db.client, 'acquireConnection').mockImplementation(async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });

    // The key was read a moment ago, and the translator's words are in memory.
    expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
    await api.partners.flush();
    api.clock.now += 2000;
    for (const ask of [translateCasa, askSettings, translateCasa]) {
      const away = await ask(api, page);
      expect(away).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
      expect(away.headers.get('access-control-allow-origin')).toBe(acme);
    }
    const foreign = await askSettings(api, { key, origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBe('*');

    acquire.mockRestore();
    expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
    await api.partners.flush();
    expect(await listUsage(api.db, { since: '2026-11-20', keyId: id })).toEqual([
      { keyId: id, utcDay: '2026-11-20', requests: 3, characters: 12, refused: 0 },
    ]);
  } finally {
    await api.stop();
  }
});
