import type { LanguageCode } from '@topwords/platform/contracts';
import type { Collocations } from '../collocations.ts';
import type { Expressions } from '../expressions.ts';
import type { FormSources } from '../grammar/read-features.ts';
import type { SourceWord } from '../reading/source-word.ts';

/** What units are found with. */
export interface UnitSources extends FormSources {
  collocations: Collocations;
  expressions: Expressions;
  /** What a whole clause means, if authors hold it for certain; none otherwise. */
  meaningsOfClause: (words: readonly SourceWord[]) => readonly string[];
}

/** The language of a text, and the one that it is glossed in. */
export interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}
