import { useState, type SyntheticEvent } from 'react';

/** Whether a `<details>` is open, and its handler: what it holds is loaded only then. */
export function useOpened(): [boolean, (event: SyntheticEvent<HTMLDetailsElement>) => void] {
  const [isOpened, setIsOpened] = useState(false);
  return [isOpened, ({ currentTarget }) => setIsOpened(currentTarget.open)];
}
