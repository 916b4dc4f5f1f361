/** Renders the painted view of a remote when it is built. Not part of what browsers load. */
export * from './render-template.tsx';
export type * from './view-source.ts';
