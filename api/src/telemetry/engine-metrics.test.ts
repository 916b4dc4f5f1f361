import { Registry } from 'prom-client';
import { createEngineMetrics } from './engine-metrics.ts';
import { readMetrics } from './testing/read-metrics.ts';

const quarter = () => Promise.resolve([{ engine: 'tutor', share: 0.25 }]);
const away = () => Promise.reject(new Error('The database is away'));

test('Prometheus gets requests to engines, refused requests, and used shares of budgets', async () => {
  const registry = new Registry();
  const figures = createEngineMetrics(registry, quarter);
  const { engines } = figures;
  engines.request('tutor');
  engines.request('tutor');
  engines.refusal('voice', 'installation');
  await figures.refresh();
  expect(Object.fromEntries(readMetrics(await registry.metrics()))).toEqual({
    'topwords_engine_requests_total{engine="tutor"}': 2,
    'topwords_engine_refusals_total{engine="voice",limit="installation"}': 1,
    'topwords_engine_budget_used_ratio{engine="tutor"}': 0.25,
  });
});

test('the other figures are available while the database is not', async () => {
  const registry = new Registry();
  const figures = createEngineMetrics(registry, away);
  const { engines } = figures;
  engines.request('tutor');
  await figures.refresh();
  expect(Object.fromEntries(readMetrics(await registry.metrics()))).toEqual({
    'topwords_engine_requests_total{engine="tutor"}': 1,
  });
});
