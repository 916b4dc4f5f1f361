import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [
  { auxiliary: 'haber', needs: 'participle', says: 'past' },
  { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
  { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
];

export const gloss: GlossRules = {
  weigh({ headword, pos, text, posBefore, textAfter }) {
    // Without an article or adjective `mañana` means "tomorrow".
    if (pos === 'noun' && text === 'mañana') {
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
