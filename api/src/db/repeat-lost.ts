import { isLost, isUnsent } from './failures.ts';
import type { Database } from './open-database.ts';

interface Builder {
  toSQL(): { sql: string } | { sql: string }[];
}

interface Runner {
  run(): Promise<unknown>;
}

/** Sets each column to a given value, regardless of its old value. */
const assignments = /^(?:`[^`]+`(?:\.`[^`]+`)? = (?:\?|null|default|values\(`[^`]+`\))(?:, |$))+$/i;

/**
 * Whether a statement has the same effect when it was executed before: reads, deletions, and writes
 * of given values.
 */
export function isRepeatable(sql: string): boolean {
  const text = sql.trim();
  if (/^(?:select|show|delete) /i.test(text)) return true;
  if (/^insert ignore /i.test(text)) return true;
  const set =
    /^insert .* on duplicate key update (.*)$/is.exec(text) ??
    /^update .*? set (.*?)(?: where .*)?$/is.exec(text);
  return assignments.test(set?.[1] ?? '');
}

/**
 * Runs a statement outside a transaction once more, on another connection, when its own was lost:
 * one that is repeatable, or was not sent at all.
 * @returns whether a connection made at a time (of `performance.now()`) may be used: one older than
 *   a loss is probably dead too
 */
export function repeatLost(db: Database): (madeAt: number) => boolean {
  const { client } = db;
  let lostAt = 0;
  client.on('query-error', (error: unknown) => {
    if (isLost(error)) lostAt = performance.now();
  });
  const makeRunner = client.runner.bind(client) as (builder: Builder) => Runner;
  client.runner = (builder: Builder): Runner => {
    const runner = makeRunner(builder);
    const run = runner.run.bind(runner);
    runner.run = () =>
      run().catch((error: unknown) => {
        const mayRepeat = () =>
          isUnsent(error) || [builder.toSQL()].flat().every(({ sql }) => isRepeatable(sql));
        if (!isLost(error) || !mayRepeat()) throw error;
        return makeRunner(builder).run();
      });
    return runner;
  };
  return (madeAt) => madeAt > lostAt;
}
