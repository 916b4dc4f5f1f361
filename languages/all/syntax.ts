import { syntaxList } from '../lists/syntax.ts';
import type { LanguageCode } from './identity.ts';
import type { Syntax } from '../pack/syntax.ts';

/** How each language puts its words together. */
export const allSyntax: Record<LanguageCode, Syntax> = syntaxList;
