import { Counter, Gauge, type Registry } from 'prom-client';
import type { Metrics, MetricSources } from './metrics.ts';

/** Figures of paid engines. */
interface EngineMetrics {
  engines: Metrics['engines'];
  /** Reads the used shares of budgets; their figures are absent while they cannot be read. */
  refresh(): Promise<void>;
}

/** Registers the figures of paid engines. */
export function createEngineMetrics(
  registry: Registry,
  budgetShares: MetricSources['budgetShares'],
): EngineMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'topwords_engine_requests_total',
    help: 'Requests to paid engines',
    labelNames: ['engine'],
    registers,
  });
  const refusals = new Counter({
    name: 'topwords_engine_refusals_total',
    help: 'Requests to paid engines that a daily limit refused, by the limit’s owner',
    labelNames: ['engine', 'limit'],
    registers,
  });
  const shares = new Gauge({
    name: 'topwords_engine_budget_used_ratio',
    help: 'Share of the daily budget of an engine that is used, on all instances; 1 when it is spent',
    labelNames: ['engine'],
    registers,
  });

  return {
    engines: {
      request: (engine) => requests.inc({ engine }),
      refusal: (engine, limit) => refusals.inc({ engine, limit }),
    },
    async refresh() {
      shares.reset();
      const used = (await budgetShares?.().catch(() => [])) ?? [];
      for (const { engine, share } of used) shares.set({ engine }, share);
    },
  };
}
