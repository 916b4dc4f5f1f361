/** Federation requires an asynchronous start, so that shared modules are loaded before their use. */
void import('./bootstrap.tsx');
