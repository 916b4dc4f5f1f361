export * from './drawing.ts';
export * from './labels.ts';
export type * from './paradigm-table.ts';
export type { WordNote } from './word-note.ts';
