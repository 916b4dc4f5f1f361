import { lintProbe } from './testing/lint-probe.ts';

/** Each line that ends with `// found` is a fault; no other line is. */
const probe = `
declare const key: string;
declare const place: number;
declare function ask(): Record<string, string>;
const names: Record<string, string> = { a: 'A' };
const readonly: Readonly<Partial<Record<string, string>>> = { a: 'A' };
const signed: { [name: string]: string } = { a: 'A' };
const cast = { a: 'A' } as Record<string, string>;
const collected = Object.fromEntries([['a', 'A']]);
const literal = { a: 'A', b: 'B' };
const satisfied = { a: 'A' } as const satisfies Record<string, string>;
const nested: Record<'en' | 'es', Record<string, string>> = { en: {}, es: {} };
const perLanguage: Record<'en' | 'es', string> = { en: 'A', es: 'B' };
const list: string[] = [];
const map = new Map(Object.entries({ a: 'A' }));

names[key]; // found
readonly[key]; // found
signed[key]; // found
cast[key]; // found
collected[key]; // found
names[key.toLowerCase()]; // found
names[key as 'a']; // found
names[key]?.length; // found
names[\`\${key}-\`]; // found
nested.en;
nested['en'][key]; // found
literal[key as keyof typeof literal]; // found
satisfied[key as 'a']; // found
(JSON.parse(key) as Record<string, string>)[key]; // found
key in names; // found
key in literal; // found
names[key] = 'B'; // found

names['a'];
names.a;
names[\`a\`];
'a' in names;
perLanguage[key as 'en' | 'es']; // found
list[place];
list[place + 1];
map.get(key);
Object.hasOwn(names, key) ? names[key] : undefined;

export const shared: Record<string, string> = { a: 'A' }; // found
export const sharedByLanguage: Record<'en' | 'es', string> = { en: 'A', es: 'B' };
export const sharedMap = new Map(Object.entries({ a: 'A' }));
export const given2: Record<string, string> = ask();

export function guarded(name: string): string | undefined {
  if (!Object.hasOwn(names, name)) return undefined;
  return names[name];
}

export function guardedOther(name: string, other: string): string | undefined {
  if (!Object.hasOwn(names, name)) return undefined;
  return names[other]; // found
}

export function given(texts: Record<string, string>, name: string, code: 'en' | 'es'): unknown {
  const own = perLanguage[code];
  const inner = nested[code][name]; // found
  return [own, inner, texts[name]]; // found
}

export function local(words: readonly string[]): unknown {
  const counts: Record<string, number> = {};
  for (const word of words) {
    counts[word] = (counts[word] ?? 0) + 1; // found
  }
  const names = new Map<string, string>();
  return [counts, names.get(key), ask()['a']];
}
`;

test('reports only keys that may be inherited', () => {
  const { found, expected } = lintProbe('no-inherited-keys', probe);
  expect(found).toEqual(expected);
});
