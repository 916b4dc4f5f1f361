import type { EmbeddedTutor } from '../engine/engine.ts';
import { embeddedName } from './embedded-name.ts';
import type { FactSources } from './facts/fact-sources.ts';

/**
 * The built-in tutor, whose code is loaded when it is first asked: its rules of four languages are
 * a tenth of the modules of a start.
 */
export function loadEmbeddedTutor(sources: FactSources): EmbeddedTutor {
  let loading: Promise<EmbeddedTutor> | undefined;
  const load = () =>
    (loading ??= import('./create-embedded-tutor.ts').then(({ createTutorOf }) =>
      createTutorOf(sources),
    ));
  return {
    name: embeddedName,
    analyse: async (asked) => (await load()).analyse(asked),
    chat: async (asked) => (await load()).chat(asked),
  };
}
