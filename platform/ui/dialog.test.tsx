import '@topwords/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <Button>Next</Button>
      {isOpen && (
        <Dialog heading="Sure?" onClose={() => setIsOpen(false)}>
          <Button onClick={() => setIsOpen(false)}>No</Button>
          <Button
            onClick={() => {
              setIsOpen(false);
              screen.getByRole('button', { name: 'Next' }).focus();
            }}
          >
            Go on
          </Button>
        </Dialog>
      )}
    </>
  );
}

async function openQuestion(): Promise<void> {
  render(<Question />, { wrapper: StrictMode });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

test('a dialog removed by its own button returns the focus to its opener', async () => {
  await openQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

test('the focus stays where it was moved meanwhile', async () => {
  await openQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});
