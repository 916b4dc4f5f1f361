/** Federation asks for an asynchronous start, so that shared modules are there before their use. */
void import('./bootstrap.tsx');
