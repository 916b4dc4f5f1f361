import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import '../testing/browser-gaps.ts';
import { ActionMenu, Dialog, SearchSelect, Sheet, UiDataProvider } from './index.ts';

function show(content: ReactNode) {
  return render(<UiDataProvider styleNonce={undefined}>{content}</UiDataProvider>);
}

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Delete it?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        It cannot be undone.
      </Dialog>
    </>
  );
}

test('a dialog is not there until it is opened, and closes with Escape', async () => {
  show(<Asking />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByRole('dialog', { name: 'Delete it?' })).textContent).toContain(
    'It cannot be undone.',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete it?' })).toBeNull());
});

test('a sheet shows its content under its title', async () => {
  const onClose = jest.fn();
  show(
    <Sheet title="Chat" isOpen onClose={onClose}>
      Hello
    </Sheet>,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('Hello');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a choice is found by label or by its own name, without accents', async () => {
  const onChange = jest.fn();
  show(
    <SearchSelect
      label="From"
      options={[
        { value: 'es', label: 'Spanish', search: 'Español' },
        { value: 'ru', label: 'Russian', search: 'Русский' },
      ]}
      value={undefined}
      onChange={onChange}
      placeholder="Search languages..."
      emptyText="No languages found"
    />,
  );
  const box = await screen.findByRole('combobox', { name: 'From' });
  await userEvent.type(box, 'espanol');
  await userEvent.click(await screen.findByTitle('Spanish'));
  expect(onChange.mock.calls).toEqual([['es']]);
  await userEvent.type(box, 'klingon');
  expect(await screen.findByText('No languages found')).not.toBeNull();
});

test('a menu offers its actions', async () => {
  const onSelect = jest.fn();
  show(
    <ActionMenu
      label="Actions for casa"
      items={[{ key: 'remove', label: 'Remove', isDangerous: true, onSelect }]}
    />,
  );
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Actions for casa' }).disabled,
    ).toBe(false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for casa' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
