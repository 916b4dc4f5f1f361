import type { CorrectionRules } from './correction-rules.ts';
import type { Grammar } from './grammar.ts';
import type { GlossRules } from './gloss-rules.ts';
import type { Sound } from './sound.ts';
import type { Syntax } from './syntax.ts';
import type { TextRules } from './text-rules.ts';
import type { TutorRules } from './tutor-rules.ts';
import type { Typing } from './typing.ts';

/**
 * Everything we know about one language. Its folder is named after its ISO 639-1 code, with a file
 * and an export for each part.
 */
export interface LanguagePack {
  /** Its English name and its own name. */
  identity: { name: string; endonym: string };
  typing: Typing;
  text: TextRules;
  syntax: Syntax;
  grammar: Grammar;
  gloss: GlossRules;
  tutor: TutorRules;
  correction: CorrectionRules;
  sound: Sound;
}
