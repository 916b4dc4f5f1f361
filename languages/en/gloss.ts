import { fitsEnglishPattern } from '../gloss/complement.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';
import { firstNames } from './correction/first-names.ts';
import { wordSet } from '../lookup/word-set.ts';
import { expandContraction } from './gloss/expand-contraction.ts';
import { otherSpellings } from './gloss/other-spellings.ts';
import { particleAfter } from './gloss/particle-after.ts';
import { replaceEnglishWord } from './gloss/replace-english-word.ts';
import { resolveEnglishVerbs } from './gloss/resolve-english-verbs.ts';
import { weighEnglish } from './gloss/weigh-english.ts';

const beForm = /^(?:is|are|was|were|be|been)$/u;
const beforeGerund = /^(?:for|without|before|after|by|about|from|of)$/u;
/** What there may be: *is there anything*, *are there any*. */
const something = /^(?:a|an|any\p{L}*|some\p{L}*|no|nothing|enough|much|many|another)$/u;
const beforePlease = /^(?:to|can|could|will|would|not|hard|always|never)$/u;
/** What may follow a particle rather than a preposition: *left it on in the kitchen*. */
const afterParticle =
  /^(?:in|at|all|when|while|for|again|overnight|and|or|but|because|if|until|so|by|after|before)$/u;
const auxiliary =
  /^(?:do|does|did|don't|can|could|will|would|should|may|might|must|to|not|never|really|have|has|had)$/u;
const be = /^(?:am|is|are|was|were|be|been|not)$/u;

export const gloss: GlossRules = {
  please: 'please',
  fitsPattern: fitsEnglishPattern,
  contraction:
    /['’ʼ]|^(?:cannot|gonna|wanna|gotta|im|ive|cant|wont|aint|dunno|lemme|gimme|(?:do|does|did|is|are|was|were|has|have|had|could|should|would)nt)$/iu,
  expand: expandContraction,
  otherSpellings,
  replaceWord: replaceEnglishWord,
  particleAfter,
  infinitive: /^to (?<verb>.+)$/,
  owners: wordSet('my your his her its our their'),
  capitals:
    /^(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|god|english|spanish|russian|turkish|christmas|easter|internet)$/u,
  isFirstName: (word) => firstNames.has(word),
  negation:
    /(?<!\p{L})(?:not|no|never|nobody|nothing|none|nowhere|neither|nor|without|nah|nope|cannot|\p{L}+n['’]t|(?:do|does|did|is|are|was|were|has|have|had|could|should|would|wo|ca|ai)nt|dunno)(?!\p{L})/iu,
  clauses: new Set(['that is', 'you know', 'i see', 'i mean']),
  governs: ({ text, closes }, next) =>
    /^(?:on|in|over|off)$/u.test(text) && !closes && !afterParticle.test(next),

  // The verb *come to* (to wake after a faint) ends its clause; *coming to stay* is *come* alone.
  keepsPair: ([first = '', second = '', next]) =>
    !(/^(?:com(?:e|es|ing)|came)$/u.test(first) && second === 'to' && next !== undefined),
  weigh({ pos, sense, text, headword, posBefore, textBefore, textAfter, posAfter }) {
    // `tastes like soap`, but `did … like`.
    const isCompared = posBefore === 'verb' && !auxiliary.test(textBefore);
    if (text === 'like' && isCompared) return pos === 'verb' ? 3 : 0;
    // `on the right`: where no noun follows, an adjective is rarely one.
    const isNamed = posBefore === 'determiner' && textAfter === '';
    if (text === 'right' && isNamed) return pos === 'noun' ? -2.5 : 0;
    // `there is` is one word in other languages.
    const isInverted = beForm.test(textBefore) && something.test(textAfter);
    if (text === 'there' && (isInverted || beForm.test(textAfter)))
      return pos === 'particle' ? -1 : 0;
    const known = weighEnglish(text, { sense, posBefore, textBefore, textAfter, posAfter });
    if (known !== undefined) return known;
    // *Please* pleases somebody only after "to" and the like.
    if (text === 'please') return pos === 'verb' && !beforePlease.test(textBefore) ? Infinity : 0;
    // `been cleaned` is no form of the adjective.
    if (pos === 'adjective' && text !== headword && /(?:ed|ing)$/u.test(text)) return Infinity;
    // `is starting` is not "as of".
    if (pos === 'preposition' && text.endsWith('ing') && be.test(textBefore)) return Infinity;
    // `for covering` is a verb, though "covering" is also a noun.
    if (pos === 'verb' && text.endsWith('ing') && beforeGerund.test(textBefore)) return -1;
    if (pos !== 'verb') return 0;
    // `is working` is a verb, though "working" is also a noun; `have left`, though it is also a side.
    const isParticiple = text !== headword && !text.endsWith('s');
    if (isParticiple && /^(?:have|has|had|never|already|just)$/u.test(textBefore)) return -1.5;
    return text.endsWith('ing') && be.test(textBefore) ? -1.5 : 0;
  },
  beforeVerbs: 'who i you he she it we they can could will would should must may might not to',
  purpose: 'to',

  resolveVerbs: resolveEnglishVerbs,
};
