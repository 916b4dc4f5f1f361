import { checkTypes } from './check-types.ts';
import type { Declarations } from './remote-contract.ts';

function moduleOf(text: string, entry = 'index.d.ts'): Declarations {
  return { entry, files: { [entry]: text } };
}

const isSame = 'declare const one: typeof a; export const check: typeof b = one;';

test('reports the errors of each check in one run separately', async () => {
  const [a, b] = [
    moduleOf('export declare const x: 1;'),
    moduleOf('export declare const x: number;'),
  ];
  const found = await checkTypes([
    { modules: { a, b }, statement: isSame },
    { modules: { a: b, b: a }, statement: isSame },
  ]);
  expect(found).toEqual([[], [`x: Type 'number' is not assignable to type '1'`]]);
});

test('generic methods are compatible between two copies of an interface', async () => {
  const text = `
    interface Call { query: string | undefined; }
    type Input<C extends Call> = { [Part in 'query' as C[Part] extends string ? Part : never]: C[Part] };
    type Rest<C extends Call> = keyof Input<C> extends never ? [] : [input: Input<C>];
    interface Client { send<C extends Call>(call: C, ...rest: Rest<C>): void; }
    export declare const client: Client;`;
  const [a, b] = [moduleOf(text), moduleOf(`${text}\nexport {};`)];
  expect(await checkTypes([{ modules: { a, b }, statement: isSame }])).toEqual([[]]);
});

test('reports types of a library that is not installed, since they could be anything', async () => {
  const a = moduleOf(
    `import type { Chart } from '@none/charts'; export declare const chart: Chart;`,
  );
  const found = await checkTypes([{ modules: { a, b: a }, statement: isSame }]);
  expect(found.flat()).toContain('@none/charts is not installed, so its types are unknown');
});

test('refuses a declaration whose path leads out of its folder', async () => {
  const a = moduleOf('export declare const x: 1;', '../elsewhere.d.ts');
  await expect(checkTypes([{ modules: { a, b: a }, statement: isSame }])).rejects.toThrow(
    /elsewhere\.d\.ts is not a valid path of a declaration/,
  );
});
