import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import { wordSet } from '../lookup/word-set.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [
  { auxiliary: 'haber', needs: 'participle', says: 'past' },
  { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
  { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
];

/** Adverbs that are nouns after an article or adjective: `mañana` "tomorrow", `tarde` "late". */
const adverbsOfTime = wordSet('mañana tarde');

/** `Se` before another pronoun is `le`: `se lo dije`. */
const objects = wordSet('lo la los las');

export const gloss: GlossRules = {
  weigh({ headword, sense, pos, text, posBefore, textAfter }) {
    if (text === 'se' && objects.has(textAfter)) return sense === 'to-him.pronoun' ? -1 : 0;
    if (pos === 'noun' && adverbsOfTime.has(text)) {
      return posBefore === 'determiner' || posBefore === 'adjective' ? 0 : 0.8;
    }
    // `fui a casa` is from `ir`, `fui feliz` from `ser`.
    return headword === 'ir' && /^(?:a|al)$/u.test(textAfter) ? -1 : 0;
  },
  beforeVerbs: 'yo tú él ella nosotros ellos usted ustedes no me te se le les nos lo',
  purpose: 'para',

  resolveVerbs: (clause) => resolveCompounds(clause, compounds),
  verbsShowPersons: true,
};
