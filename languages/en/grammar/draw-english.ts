import type { Speller } from '../../dictionaries/load-speller.ts';
import { inflectEnglish } from './inflect-english.ts';
import {
  cellOf,
  drawn,
  listOf,
  nothingDrawn,
  personsOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import {
  regularComparative,
  regularGerund,
  regularPast,
  regularS,
  regularSuperlative,
} from './regular-forms.ts';
import {
  comparedAdverbs,
  comparedByEnding,
  irregularComparisons,
  irregularPlurals,
  irregularVerbs,
  modalVerbs,
  notComparedByEnding,
  personalPronouns,
  pluralNouns,
  rarelyCountedNouns,
  uncountableNouns,
} from './word-lists.ts';

/** "be", the only verb with more forms by person. */
const be: Drawn = {
  tables: [
    listOf('principal-parts', [
      ['base', cellOf('be')],
      ['third-person', cellOf('is', 'bes')],
      ['past', cellOf(['was', 'were'], 'beed')],
      ['past-participle', cellOf('been', 'beed')],
      ['gerund', cellOf('being')],
    ]),
    personsOf(
      'present',
      ['am', 'are', 'is', 'are', 'are', 'are'].map((form) => cellOf(form, 'be')),
    ),
    personsOf(
      'past',
      ['was', 'were', 'was', 'were', 'were', 'were'].map((form) => cellOf(form, 'beed')),
    ),
  ],
};

/**
 * Chooses among the spellings that a rule allows: the one from compromise, or one in the
 * dictionary.
 */
function spelledOf(
  regular: readonly string[],
  built: readonly string[],
  isSpelled: Speller,
): string | undefined {
  return regular.find((form) => built.includes(form)) ?? regular.find(isSpelled);
}

/** Draws no table if compromise and the rule disagree on the past and no row notes it. */
function drawVerb({ text, note }: ParadigmWord, isSpelled: Speller): Drawn {
  if (text === 'be') return be;
  if (modalVerbs.has(text)) return nothingDrawn;
  const built = inflectEnglish(text, 'verb', isSpelled);
  const known = irregularVerbs.get(text);
  const regularPasts = regularPast(text);
  const past = known?.past ?? note.past ?? spelledOf(regularPasts, built, isSpelled);
  const participle = known?.participle ?? note.participle ?? past;
  const thirdPerson = text === 'have' ? 'has' : spelledOf(regularS(text), built, isSpelled);
  return drawn(
    listOf('principal-parts', [
      ['base', cellOf(text)],
      ['third-person', cellOf(thirdPerson, regularS(text))],
      ['past', cellOf(past, regularPasts)],
      ['past-participle', cellOf(participle, regularPasts)],
      ['gerund', cellOf(spelledOf(regularGerund(text), built, isSpelled))],
    ]),
  );
}

function drawNoun({ text, note }: ParadigmWord, isSpelled: Speller): Drawn {
  if (uncountableNouns.has(text)) return { tables: [], facts: { number: 'singular-only' } };
  if (pluralNouns.has(text)) return { tables: [], facts: { number: 'plural-only' } };
  if (rarelyCountedNouns.has(text)) return nothingDrawn;
  const regular = regularS(text);
  const noted = irregularPlurals.get(text) ?? note.plural;
  const built = inflectEnglish(text, 'noun', isSpelled);
  // Compromise leaves some nouns unchanged ("lesson"): not a plural unless a row notes it.
  const plural = noted ?? spelledOf(regular, built, isSpelled);
  return drawn(
    listOf('number', [
      ['singular', cellOf(text)],
      ['plural', cellOf(plural, regular)],
    ]),
  );
}

function isComparedByEnding(text: string): boolean {
  if (notComparedByEnding.has(text) || /[A-Z]/.test(text) || /[^e]ed$/.test(text))
    return text === 'red';
  if (comparedByEnding.has(text)) return true;
  const syllables = text.replace(/(?<!l)e$/, '').match(/[aeiouy]+/g)?.length ?? 0;
  return syllables <= 1 || (syllables === 2 && /(?:[^aeio]y|le|ow)$/.test(text));
}

function drawComparison({ text, pos }: ParadigmWord, isSpelled: Speller): Drawn {
  const irregular = irregularComparisons.get(text);
  const isCompared = pos === 'adjective' ? isComparedByEnding(text) : comparedAdverbs.has(text);
  if (!irregular && !isCompared) return nothingDrawn;
  const regular = [regularComparative(text), regularSuperlative(text)] as const;
  const degrees = irregular ?? regular.map((forms) => spelledOf(forms, [], isSpelled));
  return drawn(
    listOf('comparison', [
      ['base', cellOf(text)],
      ['comparative', cellOf(degrees[0], regular[0])],
      ['superlative', cellOf(degrees[1], regular[1])],
    ]),
  );
}

function drawPronoun({ text }: ParadigmWord): Drawn {
  const forms = personalPronouns.get(text);
  if (!forms) return nothingDrawn;
  const [object, determiner, pronoun, reflexive] = forms;
  return drawn(
    listOf('personal-pronoun', [
      ['base', cellOf(text)],
      ['object', cellOf(object)],
      ['possessive-determiner', cellOf(determiner)],
      ['possessive-pronoun', cellOf(pronoun)],
      ['reflexive', cellOf(text === 'you' ? ['yourself', 'yourselves'] : reflexive)],
    ]),
  );
}

/** Draws the tables of an English word. A row's notes override rules. */
export function drawEnglish(word: ParadigmWord, isSpelled: Speller): Drawn {
  if (word.text.includes(' ')) return nothingDrawn;
  switch (word.pos) {
    case 'verb':
      return drawVerb(word, isSpelled);
    case 'noun':
      return drawNoun(word, isSpelled);
    case 'adjective':
    case 'adverb':
    case 'determiner':
      return drawComparison(word, isSpelled);
    case 'pronoun':
      return drawPronoun(word);
    default:
      return nothingDrawn;
  }
}
