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

function makeScript({ address, integrity }: ContainerScript): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

/**
 * Runs a container script from any origin, with an integrity check and a timeout, and removes its
 * variable from the global scope: another version of the remote sets a variable of the same name.
 */
export function runContainerScript<Container>(description: ContainerScript): Promise<Container> {
  const { address, global } = description;
  return new Promise((resolve, reject) => {
    const script = makeScript(description);
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${address} ${reason}`));
    };
    const timer = setTimeout(() => fail('did not load in time'), timeoutMs);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded, or is not what was released');
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const container = Reflect.get(globalThis, global) as Container | undefined;
      Reflect.set(globalThis, global, undefined);
      if (container) resolve(container);
      else fail('set no container');
    });
    Reflect.set(globalThis, global, undefined);
    document.head.append(script);
  });
}
