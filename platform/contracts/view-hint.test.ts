import { formatViewHint, parseViewHint } from './view-hint.ts';

test('a hint is read as it was written', () => {
  const hint = { native: 'en', targets: ['es', 'ru'] } as const;
  const text = formatViewHint({ ...hint, targets: [...hint.targets] });
  expect(text).toBe('en.es~ru');
  expect(parseViewHint(text)).toEqual(hint);
});

test.each(['', 'en', 'en.', 'xx.es', 'en.xx', 'en.es~xx', 'en.es~es', 'en.es.ru', '<b>.es'])(
  '%j is no hint',
  (text) => expect(parseViewHint(text)).toBeUndefined(),
);
