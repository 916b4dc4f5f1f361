import { loadScript } from '../browser/load-script.ts';

/** Timeout for a container script to run, in milliseconds. */
const timeoutMs = 8000;

/** A container script. */
export interface ContainerScript {
  /** The absolute address. */
  address: string;
  /** Name of the global variable that it sets. */
  global: string;
  /** The hash it must have, or undefined when none is required. */
  integrity: string | undefined;
}

/**
 * Runs a container script from any origin, with an integrity check and a timeout, and removes its
 * variable from the global scope: another version of the remote sets a variable of the same name.
 */
export async function runContainerScript<Container>(script: ContainerScript): Promise<Container> {
  const { address: src, global, integrity = '' } = script;
  Reflect.set(globalThis, global, undefined);
  await loadScript({ src, integrity, crossOrigin: 'anonymous' }, timeoutMs);
  const container = Reflect.get(globalThis, global) as Container | undefined;
  Reflect.set(globalThis, global, undefined);
  if (!container) throw new Error(`${src} set no container`);
  return container;
}
