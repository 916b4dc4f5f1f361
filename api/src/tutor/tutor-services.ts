import type { Catalogue } from '../bank/catalogue.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { EmbeddedTutor } from './engine/engine.ts';
import type { Meter } from './meter.ts';
import type { ModelEngine } from './model/model-engine.ts';

/** The dependencies of the tutor's calls; each is created once, at start. */
export interface TutorServices {
  catalogue: Catalogue;
  usageOf: UsageOf;
  /** Answers if there is no model, and supplies a model with facts. */
  embedded: EmbeddedTutor;
  /** A language model, which then makes all answers, and the meter of its use. */
  model?: { engine: ModelEngine; meter: Meter } | undefined;
}
