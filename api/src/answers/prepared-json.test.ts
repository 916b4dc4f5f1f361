import { prepareJson, writePreparedJson } from './prepared-json.ts';

const [one, other] = [prepareJson({ text: '"ü"\n', left: undefined }), prepareJson({ id: 2 })];

test.each([
  [[one]],
  [[one, other, one]],
  [{ results: [one, other] }],
  [{ results: [one], total: 2, none: undefined, 'a "name"': [1, 'two'], empty: [] }],
  [{ none: undefined, total: 2, results: [one], others: [other, one] }],
])('the prepared JSON of %j is the same text', (answer) => {
  expect(writePreparedJson(answer)?.toString()).toBe(JSON.stringify(answer));
});

test.each([
  [[]],
  [{}],
  [null],
  [undefined],
  ['text'],
  [[{ id: 1 }]],
  [[one, { id: 1 }]],
  [{ results: [] }],
  [{ results: [one], toJSON: () => 'else' }],
  [Buffer.from('a file')],
  [new Date(0)],
])('%j has nothing prepared', (answer) => {
  expect(writePreparedJson(answer)).toBeUndefined();
});

test('a prepared value cannot change', () => {
  expect(() => Object.assign(other, { id: 3 })).toThrow(TypeError);
});
