import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import { mapOf } from '../lookup/map-of.ts';
import { wordSet } from '../lookup/word-set.ts';
import type { Mood } from '../gloss/features.ts';
import type { ClauseWord } from '../gloss/clause-word.ts';
import { readImperfectSubjunctive } from './gloss/read-imperfect-subjunctive.ts';
import { resolveSubjunctives } from './gloss/resolve-subjunctives.ts';
import { resolvePersons } from './gloss/resolve-persons.ts';
import { fitsSpanishPattern } from '../gloss/complement.ts';
import { isOwnPronoun, splitAttached, takesPronouns } from './gloss/split-attached.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [
  { auxiliary: 'haber', needs: 'participle', says: 'past' },
  { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
  { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
];

const isParticiple = ({ text, features }: ClauseWord) =>
  features.mood === 'participle' || (features.mood === undefined && participle.test(text));

/** When there is something, by the form of *haber*: *hubo*, "there was". */
const existence = mapOf<Mood>({
  había: 'past',
  hubo: 'past',
  habrá: 'future',
  habría: 'conditional',
});

function resolveExistence(clause: readonly ClauseWord[]): void {
  for (const member of clause) {
    const form = member.text.split(' ').find((word) => existence.has(word)) ?? '';
    const mood = member.headword === 'hay' ? existence.get(form) : undefined;
    if (mood !== undefined) member.features = { mood };
  }
}

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
const participle = /(?:[aií]d|ert|uest|ist|rit|ot|ech|ich|uelt)[oa]s?$/u;
const have =
  /^(?:he|has|ha|hemos|habéis|han|hab[íi]a(?:s|mos|n)?|habr[éáíi].*|hubiera.*|haber|haya.*)$/u;

const beBefore =
  /^(?:ser|es|está[ns]?|est(?:oy|amos|aba.*|uvo|ar)|era.*|fue.*|sido|queda.*|quedé|quedó|lleva.*)$/u;

/** What a finite verb rather than a bare noun follows: *cómo cocinas*, *ya no vivo aquí*. */
const opensVerb = /^(?:cómo|cuándo|dónde|quién|que|si|porque|aunque|(?:ya|todavía|aún) no)$/u;

/** `Se` before another pronoun is `le`: `se lo dije`. */
const objects = wordSet('lo la los las');

/** An infinitive or a gerund with the pronoun of its subject. */
const ownPronoun = /(?:[aeiáéí]r|ndo)(?:me|te|se|nos|os)$/u;

/** *Vete* is of *irse*, but *levante* is rather of *levantar*. */
function isOwnOrder(text: string, headword: string): boolean {
  if (!headword.endsWith('se') || !/[^s]te$/u.test(text)) return false;
  return text !== headword.replace(/[aeií]rse$/u, 'e');
}

const beforePast = /^(?:me|te|le|les|lo|la|los|las|se|nos|os|yo|no)$/u;
/** *Vivo aquí*, where *vivo* is not "alive". */
const beforeVivo = /^(?:|yo|no|ya|aquí|ahí|allí|también|siempre|donde|que)$/u;

export const gloss: GlossRules = {
  please: 'por favor',
  fitsPattern: fitsSpanishPattern,
  unmarked: (text) => text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC'),

  weigh({ headword, sense, pos, text, posBefore, textBefore, textAfter }) {
    // *Le di* is of *dar*: an order has its pronouns after it.
    if (text === 'di' && beforePast.test(textBefore)) return headword === 'dar' ? -3 : 0;
    if (text === 'vivo' && beforeVivo.test(textBefore)) return headword === 'vivir' ? -3 : 0;
    // *Como no llegaste* gives a reason; *hasta mi abuela* is "even".
    if (
      text === 'como' &&
      textBefore === '' &&
      /^(?:no|ya|me|te|se|le|nos|mañana|hoy|ayer|es|está|hay|hace|tengo|tenía|estoy|estaba|era|soy)(?!\p{L})/u.test(
        textAfter,
      )
    )
      return sense === 'since.because' ? -3 : 0;
    if (text === 'hasta' && textBefore === '' && /^(?:[mts]us?|mis?|yo|tú)$/u.test(textAfter))
      return sense === 'even.adverb' ? -3 : 0;
    if (
      text === 'si' &&
      /^(?:sé|sab\p{L}+|pregunt\p{L}+|ver|seguro|segura|recuerdo)$/u.test(textBefore)
    )
      return sense === 'whether.conjunction' ? -3 : 0;
    // No verb follows *el* but as a noun: *el mando*.
    const isNamed =
      /^(?:el|un|del|al|mi|tu|su|mis|tus|sus|este|ese)$/u.test(textBefore) &&
      !/r(?:se)?$/u.test(text);
    if (pos === 'verb' && isNamed && !participle.test(text)) return Infinity;
    if (pos === 'verb' && opensVerb.test(textBefore) && !ownPronoun.test(text)) return -1.5;
    if (participle.test(text) && have.test(textBefore)) return pos === 'verb' ? -1.5 : 0.5;
    // *Quedarme* is rather of *quedarse*, where it was not split.
    if (pos === 'verb' && ownPronoun.test(text)) return headword.endsWith('se') ? -0.5 : 0.5;
    if (pos === 'verb' && isOwnOrder(text, headword)) return -1.5;
    // *entradas* is rather "tickets" than "gone in" where no auxiliary stands before it.
    if (pos === 'verb' && participle.test(text) && !beBefore.test(textBefore)) return 0.8;
    // *Había* without a participle is "there was".
    if (headword === 'hay') return participle.test(textAfter) && text !== 'hay' ? Infinity : -2.5;
    // *Cada día hace calor*
    const isWeather = /^(?:calor|frío|sol|viento|fresco|buen|mal|demasiado|tanto)(?!\p{L})/u;
    if (headword === 'hace' && isWeather.test(textAfter)) return sense.startsWith('ago') ? 3 : 0;
    // *La abuela hace pan*: "ago" and "it is" have no subject.
    if (headword === 'hace' && (posBefore === 'noun' || posBefore === 'pronoun')) return 1.5;
    if (text === 'era') return pos === 'verb' ? -1.5 : 0;
    if (text === 'se' && objects.has(textAfter))
      return sense === 'to-him.pronoun' && posBefore !== 'verb' ? -1 : 0;
    // *Está mal* is "wrong", and no evil.
    if (pos === 'noun' && text === 'mal' && posBefore !== 'determiner') return 1;
    if (pos === 'noun' && adverbsOfTime.has(text)) {
      return posBefore === 'determiner' || posBefore === 'adjective' ? 0 : 0.8;
    }
    // `fui a casa` is from `ir`, `fui feliz` from `ser`.
    return headword === 'ir' && /^(?:a|al)$/u.test(textAfter) ? -1 : 0;
  },
  capitals: /^(?:usted|ustedes|dios|navidad|internet|semana|santa|papá|mamá)$/u,
  negation: /(?<!\p{L})(?:no|nunca|jamás|nadie|nada|ni|ningun[oa]?|ningún|sin|tampoco)(?!\p{L})/iu,
  clauses: new Set(['me gusta', 'si no', 'ya está', 'ya voy', 'a ver', 'de nada']),
  keepsPair: ([first = '', , next = '', second = '']) =>
    !(/^(?:me|te|se|nos|os)$/u.test(first) && next === 'a' && /[aei]r$/u.test(second)),
  isOpenPair: ([pronoun = '', verb = '']) => pronoun === 'me' && /[aeé]$/u.test(verb),
  splitAttached,
  takesPronouns,
  isOwnPronoun,
  readForm: readImperfectSubjunctive,
  beforeVerbs:
    'nunca siempre también tampoco jamás yo tú él ella nosotros ellos usted ustedes no me te se le les nos lo',
  purpose: 'para',

  resolveVerbs(clause) {
    resolvePersons(clause);
    resolveCompounds(clause, compounds);
    resolveSubjunctives(clause);
    resolvePassives(clause);
    resolveExistence(clause);
  },
  verbsShowPersons: true,
};
