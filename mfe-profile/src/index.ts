/** Module Federation needs an asynchronous start, so that shared modules load before they are used. */
void import('./bootstrap.tsx');
