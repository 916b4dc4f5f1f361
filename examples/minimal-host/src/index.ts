/**
 * Module federation requires an asynchronous start, so that shared modules are loaded before use.
 */
void import('./bootstrap.tsx');
