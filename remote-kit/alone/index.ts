/** Runs a remote on its own page for development. Not part of any production build. */
export * from './start-alone.tsx';
