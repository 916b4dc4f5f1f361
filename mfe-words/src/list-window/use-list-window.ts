import { useEffect, useState } from 'react';
import type * as listWindow from './list-window.ts';

type ListWindow = typeof listWindow;

let loaded: ListWindow | null = null;

function keep(module: ListWindow): ListWindow {
  loaded = module;
  return module;
}

/**
 * Loads what keeps few rows of a long list on the page, once a list is long.
 * @returns null until then; the list is whole, also if it can't be loaded
 */
export function useListWindow(isLong: boolean): ListWindow | null {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (isLong) import('./list-window.ts').then(keep).then(setModule, () => undefined);
  }, [isLong]);
  return module;
}
