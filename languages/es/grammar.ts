import { inflectSingleWords } from '../dictionaries/inflect-single-words.ts';
import { loadSpeller } from '../dictionaries/load-speller.ts';
import { openDictionary } from '../dictionaries/open-dictionary.ts';
import type { Grammar } from '../pack/grammar.ts';
import { drawSpanish } from './grammar/draw-spanish.ts';
import { inflectSpanish } from './grammar/inflect-spanish.ts';
import { isSpanishForm } from './grammar/is-spanish-form.ts';
import { isVerbWithObjects } from './grammar/is-verb-with-objects.ts';
import { recognizeSpanish } from './grammar/recognize-spanish.ts';

const inflecting = {
  noun: /^S$/,
  verb: /^([REIXD]|[À-ú])$/,
  adjective: /^[SG]$/,
  adverb: /^$/,
};

/** Forms come from the dictionary. */
export const grammar: Grammar = {
  loadSpeller: () => loadSpeller('es'),
  async loadInflect() {
    const [isSpelled, forms] = await Promise.all([
      loadSpeller('es'),
      openDictionary('es', inflecting),
    ]);
    return inflectSingleWords((text, inflection, pos) =>
      pos === 'pronoun' ? [] : inflectSpanish(forms, isSpelled, text, inflection),
    );
  },
  loadRecognize: async () => recognizeSpanish(await loadSpeller('es')),
  inflectedPlace: () => 0,
  draw: drawSpanish,
  isKnownForm: isSpanishForm,
  isSpelled: (word, isSpelled) => isVerbWithObjects(word.toLowerCase(), isSpelled),
  expected: {
    noun: { plural: /s$/ },
    adjective: { plural: /s$/ },
    verb: { gerund: /ndo$/, preterite: /(?:ó|[jvsdz]o|ió|eron)$/, subjunctive: /[ae]mos$/ },
  },
  // A headword may itself be a plural: padres.
  mayBeItsOwnForm: true,
  /** Verbs whose first person is not stem + -o are irregular or change their stem. */
  missingNote({ text, pos, note, forms }) {
    if (pos === 'noun') return !note.gender && 'gender';
    if (pos !== 'verb' || text.includes(' ') || note.present || note.stem) return false;
    return !forms.has(text.replace(/[aeií]r(?:se)?$/u, 'o')) && 'present or stem';
  },
  notedPlaces: {
    plural: ['number', 'plural', 'form'],
    present: ['present', 'first', 'singular'],
    past: ['preterite', 'first', 'singular'],
    participle: ['non-finite', 'participle', 'form'],
  },
};
