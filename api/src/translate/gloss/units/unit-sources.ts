import type { LanguageCode } from '@topwords/platform/contracts';
import type { Collocations } from '../collocations.ts';
import type { Expressions } from '../expressions.ts';
import type { FormSources } from '../grammar/read-features.ts';
import type { SourceWord } from '../reading/source-word.ts';

/** Sources for finding units. */
export interface UnitSources extends FormSources {
  collocations: Collocations;
  expressions: Expressions;
  /** The meanings that authors gave a whole clause; empty if there are none. */
  meaningsOfClause: (words: readonly SourceWord[]) => readonly string[];
}

/** The language of a text, and the one that it is glossed in. */
export interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}
