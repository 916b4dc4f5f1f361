import { ofEachLanguage } from '@topwords/languages/identity';
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Fault } from '../rows/fault.ts';
import { parseLines } from '../rows/parse-lines.ts';
import { expressionSchema, type Expression, type Expressions } from './expression.ts';

/** Reads `expressions/`, with the faults of invalid lines and of texts that are there twice. */
export function readExpressions(folder: URL): { expressions: Expressions; faults: Fault[] } {
  const faults: Fault[] = [];
  const expressions = ofEachLanguage((code): Expression[] => {
    const name = `${code}.jsonl`;
    const file = new URL(name, folder);
    if (!existsSync(file)) return [];
    const parsed = parseLines(`expressions/${name}`, readFileSync(file, 'utf8'), {
      schema: expressionSchema(code) as unknown as z.ZodType<Expression>,
      named: 'text',
    });
    faults.push(...parsed.faults);
    const seen = new Set<string>();
    for (const { value, ...place } of parsed.lines) {
      if (seen.has(value.text)) {
        faults.push({
          ...place,
          check: 'expressions',
          key: value.text,
          detail: 'is there already',
        });
      }
      seen.add(value.text);
    }
    return parsed.lines.map(({ value }) => value);
  });
  return { expressions, faults };
}
