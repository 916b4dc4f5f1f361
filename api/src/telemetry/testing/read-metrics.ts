const nameText = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const labelText = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"`;
const valueText = String.raw`[-+]?(?:\d+(?:\.\d+)?(?:e[-+]?\d+)?|Inf|NaN)`;
const sample = new RegExp(
  `^(?<name>${nameText})(?:\\{(?<labels>${labelText}(?:,${labelText})*)\\})? (?<value>${valueText})$`,
);
const comment = new RegExp(
  `^# (?:HELP ${nameText} .+|TYPE (?<name>${nameText}) (?<type>counter|gauge|histogram|summary|untyped))$`,
);

const bucket = /^(.+)_bucket\{le="([^"]+)",?(.*)\}$/;

interface Reading {
  values: Map<string, number>;
  types: Map<string, string>;
}

/** The metric that a sample belongs to: those of a histogram have endings. */
function isOfMetric(name: string, [metric, type]: [string, string]): boolean {
  const endings = { histogram: '(_bucket|_sum|_count)', summary: '(_sum|_count)?' }[type] ?? '';
  return new RegExp(`^${metric}${endings}$`).test(name);
}

function readLine({ values, types }: Reading, line: string): void {
  if (line.startsWith('#')) {
    const groups = comment.exec(line)?.groups;
    if (groups === undefined) throw new Error(`Not a comment: ${line}`);
    if (groups['name'] !== undefined) types.set(groups['name'], groups['type'] ?? '');
    return;
  }
  const groups = sample.exec(line)?.groups;
  if (groups === undefined) throw new Error(`Not a sample: ${line}`);
  const { name = '', labels, value = '' } = groups;
  const key = labels === undefined ? name : `${name}{${labels}}`;
  if (values.has(key)) throw new Error(`Duplicate sample: ${key}`);
  if (![...types].some((metric) => isOfMetric(name, metric))) throw new Error(`No type: ${line}`);
  values.set(key, Number(value.replace('Inf', 'Infinity')));
}

/** Checks that bucket counts do not decrease, and that the last one equals the total. */
function checkHistograms({ values }: Reading): void {
  const last = new Map<string, number>();
  for (const [key, value] of values) {
    const [, name = '', bound, labels = ''] = bucket.exec(key) ?? [];
    if (bound === undefined) continue;
    const series = `${name} ${labels}`;
    if (value < (last.get(series) ?? 0)) throw new Error(`A bucket decreases: ${key}`);
    last.set(series, value);
    const count = values.get(labels === '' ? `${name}_count` : `${name}_count{${labels}}`);
    if (bound === '+Inf' && count !== value)
      throw new Error(`The last bucket is incomplete: ${key}`);
  }
}

/**
 * Reads Prometheus' text format 0.0.4 as strictly as its documentation describes it ("Exposition
 * formats", prometheus.io): samples by name and labels as they are written.
 * @throws when a line breaks the format
 */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  if (!text.endsWith('\n')) throw new Error('The last line must end');
  const reading: Reading = { values: new Map(), types: new Map() };
  for (const line of text.split('\n').filter((line) => line !== '')) readLine(reading, line);
  checkHistograms(reading);
  return reading.values;
}
