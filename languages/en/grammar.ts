import { inflectSingleWords } from '../dictionaries/inflect-single-words.ts';
import { loadSpeller } from '../dictionaries/load-speller.ts';
import type { Grammar } from '../pack/grammar.ts';
import { drawEnglish } from './grammar/draw-english.ts';
import { inflectEnglish } from './grammar/inflect-english.ts';
import { recognizeEnglish } from './grammar/recognize-english.ts';

/** Forms come from compromise; the dictionary derives many words from another's by a prefix. */
export const grammar: Grammar = {
  loadSpeller: () => loadSpeller('en'),
  async loadInflect() {
    const isSpelled = await loadSpeller('en');
    return inflectSingleWords((text, inflection) => inflectEnglish(text, inflection, isSpelled));
  },
  loadRecognize: () => Promise.resolve(recognizeEnglish),
  inflectedPlace: (words, pos) => (pos === 'noun' ? words.length - 1 : 0),
  draw: drawEnglish,
  isSpelled: (word, isSpelled) => word.endsWith("'s") && isSpelled(word.slice(0, -2)),
  expected: { verb: { gerund: /ing$/ } },
  /** Verbs without a past in -ed are irregular; modal verbs have no participle. */
  missingNote({ text, pos, note, forms }) {
    if (pos !== 'verb' || text.includes(' ') || note.past) return false;
    const isModal = ![...forms].some((form) => form.endsWith('ing'));
    return !isModal && ![...forms].some((form) => form.endsWith('ed')) && 'past and participle';
  },
  notedPlaces: {
    plural: ['number', 'plural', 'form'],
    past: ['principal-parts', 'past', 'form'],
    participle: ['principal-parts', 'past-participle', 'form'],
  },
};
