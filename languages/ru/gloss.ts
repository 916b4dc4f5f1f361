import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [{ auxiliary: 'быть', needs: 'infinitive', says: 'future' }];

export const gloss: GlossRules = {
  beforeVerbs: 'я ты он она оно мы вы они не',

  resolveVerbs: (clause) => resolveCompounds(clause, compounds),
  verbsShowPersons: true,
  casesOfPrepositions: true,
};
