import * as sharedReact from 'react';
import { mount, type Mounted, type MountOptions } from './mount.ts';

/** The parts of React that the component needs; stable since version 16.8. */
type PartOfReact = Pick<typeof sharedReact, 'createElement' | 'useEffect' | 'useRef'>;

/** The component's properties: those of `mount`, and a class for the element around. */
type TranslatorProps = MountOptions & { className?: string };

/**
 * Creates the component for the host's own React. Its content runs on the React that federation has
 * chosen, the host's if compatible, otherwise ours: the two only meet at this element.
 */
export function createTranslatorFor({ createElement, useEffect, useRef }: PartOfReact) {
  return function TopWordsTranslator({ className, ...options }: TranslatorProps) {
    const place = useRef<HTMLDivElement>(null);
    const mounted = useRef<Mounted | null>(null);
    const latest = useRef(options);
    latest.current = options;

    useEffect(() => {
      if (!place.current) return undefined;
      mounted.current = mount(place.current, latest.current);
      return () => {
        const ended = mounted.current;
        mounted.current = null;
        // Deferred: React cannot unmount another root while it renders.
        queueMicrotask(() => ended?.unmount());
      };
    }, []);
    useEffect(() => mounted.current?.update(latest.current));

    return createElement('div', { ref: place, className });
  };
}

/** The component, for a host whose React 19 is shared; others use `createTranslatorFor` or `mount`. */
export const TopWordsTranslator = createTranslatorFor(sharedReact);
