import type { FormName } from '../form-name.ts';

/** Cues of one language for the names of forms, parted by commas, written as `Cue` describes. */
export type FormNameTable = Record<FormName, string>;
