import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import { wordSet } from '../lookup/word-set.ts';
import type { ClauseWord } from '../gloss/clause-word.ts';
import { readImperfectSubjunctive } from './gloss/read-imperfect-subjunctive.ts';
import { resolvePersons } from './gloss/resolve-persons.ts';
import { fitsSpanishPattern } from '../gloss/complement.ts';
import { splitAttached } from './gloss/split-attached.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [
  { auxiliary: 'haber', needs: 'participle', says: 'past' },
  { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
  { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
];

const isParticiple = ({ text, features }: ClauseWord) =>
  features.mood === 'participle' || (features.mood === undefined && participle.test(text));

/** `ser` and a participle: `fue construido`. */
function resolvePassives(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const verb = clause[place + 1];
    if (member.headword !== 'ser' || verb?.pos !== 'verb' || !isParticiple(verb)) continue;
    verb.features = { ...member.features, isPassive: true };
    member.silence = 'auxiliary';
  }
}

/** Adverbs that are nouns after an article or adjective: `mañana` "tomorrow", `tarde` "late". */
const adverbsOfTime = wordSet('mañana tarde');

/** Participles, also of the irregular verbs; and the forms of `haber` that stand before them. */
const participle = /(?:[ai]d|ert|uest|ist|rit|ot|ech|ich|uelt)[oa]s?$/u;
const have =
  /^(?:he|has|ha|hemos|habéis|han|hab[íi]a(?:s|mos|n)?|habr[éáíi].*|hubiera.*|haber|haya.*)$/u;

const beBefore =
  /^(?:ser|es|está[ns]?|est(?:oy|amos|aba.*|uvo|ar)|era.*|fue.*|sido|queda.*|quedé|quedó|lleva.*)$/u;

/** `Se` before another pronoun is `le`: `se lo dije`. */
const objects = wordSet('lo la los las');

export const gloss: GlossRules = {
  fitsPattern: fitsSpanishPattern,
  unmarked: (text) => text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC'),

  weigh({ headword, sense, pos, text, posBefore, textBefore, textAfter }) {
    if (participle.test(text) && have.test(textBefore)) return pos === 'verb' ? -1.5 : 0.5;
    // *entradas* is rather "tickets" than "gone in" where no auxiliary stands before it.
    if (pos === 'verb' && participle.test(text) && !beBefore.test(textBefore)) return 0.8;
    // *Había* without a participle is "there was".
    if (headword === 'hay') return participle.test(textAfter) ? 0 : -1.5;
    if (text === 'era') return pos === 'verb' ? -1.5 : 0;
    if (text === 'se' && objects.has(textAfter)) return sense === 'to-him.pronoun' ? -1 : 0;
    if (pos === 'noun' && adverbsOfTime.has(text)) {
      return posBefore === 'determiner' || posBefore === 'adjective' ? 0 : 0.8;
    }
    // `fui a casa` is from `ir`, `fui feliz` from `ser`.
    return headword === 'ir' && /^(?:a|al)$/u.test(textAfter) ? -1 : 0;
  },
  clauses: new Set(['me gusta', 'si no', 'ya está', 'ya voy', 'a ver']),
  keepsPair: ([first = '', , next = '', second = '']) =>
    !(/^(?:me|te|se|nos|os)$/u.test(first) && next === 'a' && /[aei]r$/u.test(second)),
  splitAttached,
  readForm: readImperfectSubjunctive,
  beforeVerbs:
    'nunca siempre también tampoco jamás yo tú él ella nosotros ellos usted ustedes no me te se le les nos lo',
  purpose: 'para',

  resolveVerbs(clause) {
    resolvePersons(clause);
    resolveCompounds(clause, compounds);
    resolvePassives(clause);
  },
  verbsShowPersons: true,
};
