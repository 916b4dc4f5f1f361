/**
 * In development only, before React: each front end has its own refresh runtime, and all of them
 * must know the one renderer of the page, or hot updates of remotes have no effect. The first
 * runtime creates the hook, but leaves its map of renderers empty.
 */
interface RefreshHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const hook: RefreshHook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');

if (hook) {
  const { inject } = hook;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
