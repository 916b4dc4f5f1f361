import type { Catalogue } from '../bank/catalogue.ts';
import type { TutorEngine } from './engine.ts';
import type { Meter } from './meter.ts';
import type { ModelEngine } from './model/model-engine.ts';

/** What the calls of the tutor stand on; each is made once, at start. */
export interface TutorServices {
  catalogue: Catalogue;
  /** Answers where there is no model, and tells a model what is known. */
  embedded: TutorEngine;
  /** A language model, which then makes all answers, and what counts its use. */
  model?: { engine: ModelEngine; meter: Meter } | undefined;
}
