import { createToasts, type Toast } from './toast.ts';

function undoable(message: string): Toast {
  return { kind: 'done', message, action: { label: 'Undo', onAct: () => undefined } };
}

function messages({ shown }: ReturnType<typeof createToasts>): string[] {
  return shown.value.map(({ message }) => message);
}

test('two removals keep two undos, and each can be hidden alone', () => {
  const toasts = createToasts();
  const [first, second] = [undoable('first'), undoable('second')];
  toasts.show(first);
  toasts.show(second);
  expect(messages(toasts)).toEqual(['first', 'second']);
  toasts.hide(first);
  expect(messages(toasts)).toEqual(['second']);
});

test('a message replaces others without an action, and of many the oldest goes', () => {
  const toasts = createToasts();
  toasts.show({ kind: 'done', message: 'moved' });
  for (const name of ['a', 'b', 'c', 'd']) toasts.show(undoable(name));
  expect(messages(toasts)).toEqual(['b', 'c', 'd']);
});
