import * as sharedReact from 'react';
import { mount, type Mounted, type MountOptions } from './mount.ts';

/** The parts of React that the component needs, which are the same from version 16.8 on. */
type PartOfReact = Pick<typeof sharedReact, 'createElement' | 'useEffect' | 'useRef'>;

/** The component's properties: those of `mount`, and a class for the element around. */
type TranslatorProps = MountOptions & { className?: string };

/**
 * Makes the component for a React of the host's own. What is within runs on the React that federation
 * settled on, the host's where it fits and ours otherwise: the two never meet but by this element.
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
        // Later: one React that is drawing cannot end what another, or itself, has drawn elsewhere.
        queueMicrotask(() => ended?.unmount());
      };
    }, []);
    useEffect(() => mounted.current?.update(latest.current));

    return createElement('div', { ref: place, className });
  };
}

/** The component, for a host whose React 19 is shared; others use `createTranslatorFor` or `mount`. */
export const TopWordsTranslator = createTranslatorFor(sharedReact);
