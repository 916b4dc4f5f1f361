import type { FactSources } from './embedded/facts/fact-sources.ts';
import type { EmbeddedTutor } from './engine/engine.ts';
import type { Meter } from './meter.ts';
import type { LeftOutAnswer } from './model/grounding/left-out.ts';
import type { ModelEngine } from './model/model-engine.ts';

/** The dependencies of the tutor's calls; each is created once, at start. */
export interface TutorServices {
  /** What the bank, its tables and its authors know; a model is grounded in it and held to it. */
  facts: FactSources;
  /** Answers if there is no model, and supplies a model with facts. */
  embedded: EmbeddedTutor;
  /** A language model, which then makes all answers, and the meter of its use. */
  model?: { engine: ModelEngine; meter: Meter } | undefined;
  /** Told of each answer of the model from which sentences were left out. */
  onLeftOut?: ((answer: LeftOutAnswer) => void) | undefined;
}
